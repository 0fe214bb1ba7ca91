// Remembers who has which token, which is asked with every call.
import type { Guest, Store } from './store.ts'

const REMEMBERED = 20_000

/**
 * Where several servers share a store, each tells the others when what they remember is no longer true; and since such a
 * word may get lost, nothing is remembered for longer than `forMs`.
 */
export function remembering(store: Store, forMs = Number.POSITIVE_INFINITY, now: () => number = Date.now): Store {
  const known = new Map<string, { readonly guest: Guest; readonly until: number }>()
  let changes = 0
  function forget(): void {
    changes++
    known.clear()
  }
  const forgetting =
    <A extends unknown[], T>(change: (...given: A) => Promise<T>) =>
    (...given: A): Promise<T> =>
      change(...given).finally(() => {
        forget()
        store.others?.tell('guests', null)
      })
  store.others?.hear('guests', forget)
  store.others?.missed(forget)
  return {
    ...store,
    async guestByToken(hash, kind = 'device') {
      const name = `${kind} ${hash}`
      const found = known.get(name)
      if (found && now() < found.until) return found.guest
      const before = changes
      const guest = await store.guestByToken(hash, kind)
      if (known.size >= REMEMBERED) known.clear()
      // What was changed meanwhile may have been read before.
      if (guest && before === changes) known.set(name, { guest, until: now() + forMs })
      return guest
    },
    addToken: forgetting(store.addToken),
    dropToken: forgetting(store.dropToken),
    dropOtherTokens: forgetting(store.dropOtherTokens),
    giveDevices: forgetting(store.giveDevices),
    rename: forgetting(store.rename),
    forgetGuest: forgetting(store.forgetGuest),
    forgetGuests: forgetting(store.forgetGuests),
    seen: forgetting(store.seen),
  }
}
