import { agreeOn } from './agree.ts'

agreeOn(0, 2500)
