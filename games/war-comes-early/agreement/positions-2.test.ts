import { agreeOn } from './agree.ts'

agreeOn(2500, 2500)
