import { agreeOn } from './agree.ts'

agreeOn(5000, 2500)
