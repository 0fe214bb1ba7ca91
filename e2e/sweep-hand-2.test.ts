// The second, fourth… scene in every window that is held in the hand and touched by fingers.
import { sweep } from './sweep.ts'

sweep('hand', 1)
