// The second, fourth… scene in every window, in the hand and on a desk.
import { sweep } from './sweep.ts'

sweep(1)
