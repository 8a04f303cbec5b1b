import { agreeOn } from './agree.ts'

agreeOn(7500, 2500)
