// Calls to the server as somebody makes them: the person of a page, or a friend elsewhere, who is heard and not seen.
import { type APIRequestContext, type Page, request } from 'playwright-core'
import type { TableSeen } from './play.ts'

export interface Person {
  post(path: string, body?: object): Promise<{ readonly id: string; readonly invite: string }>
  get<T>(path: string): Promise<T>
  /** Answers what is asked at a table, if anything is. */
  play(id: string): Promise<void>
}
function calling(calls: APIRequestContext): Person {
  const get = async (path: string) => (await calls.get(path)).json()
  const post: Person['post'] = async (path, data = {}) => (await calls.post(path, { data })).json()
  return {
    get,
    post,
    async play(id) {
      const { seq, seat, questions }: TableSeen = await get(`/api/tables/${id}`)
      const options = questions[0]?.options
      if (options) await post(`/api/tables/${id}/answers`, { seq, seat, pick: options[seq % options.length]! })
    },
  }
}
/** The person of a page, who has a name from now on. */
export const personOf = (page: Page, name: string): Promise<Person> => named(page.context().request, name)
export const friendOf = async (page: Page, name: string): Promise<Person> =>
  named(await request.newContext({ baseURL: new URL(page.url()).origin }), name)
async function named(calls: APIRequestContext, name: string): Promise<Person> {
  const person = calling(calls)
  await person.post('/api/guests', { name })
  return person
}
