// A training that was interrupted, as it lies in .train: how far it came, and its weights.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type Course, newCourse } from '#bots/learn'

const arraysOf = ({ mind, mean }: Course): readonly Float32Array[] => [mind.weights, mind.moved, mean]

export function writeCourse(file: string, course: Course): void {
  const { matches, minutes, curve } = course
  const head = Buffer.from(`${JSON.stringify({ matches, minutes, curve })}\n`)
  const arrays = arraysOf(course).map(({ buffer }) => Buffer.from(new Uint8Array(buffer)))
  // Whoever is killed here keeps the one before.
  writeFileSync(`${file}.new`, Buffer.concat([head, ...arrays]))
  renameSync(`${file}.new`, file)
}
export function readCourse(file: string): Course | null {
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  const end = bytes.indexOf('\n') + 1
  const course: Course = Object.assign(newCourse(), JSON.parse(bytes.toString('utf8', 0, end)))
  let at = end
  for (const array of arraysOf(course)) {
    new Uint8Array(array.buffer).set(bytes.subarray(at, at + array.byteLength))
    at += array.byteLength
  }
  return course
}
