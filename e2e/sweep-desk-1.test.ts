// The first, third… scene in every window of a desk, by mouse, and by axe.
import { sweep } from './sweep.ts'

sweep('desk', 0)
