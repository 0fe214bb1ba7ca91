// Whether the fingerprint of a secret was told at a table that was seen here.
import type { Remembered } from '../../play/out-of-reach.ts'
import { inCache } from '../../play/seen.ts'

export async function wasTold(commitment: string): Promise<boolean> {
  const told = await inCache(async cache => {
    const kept = await Promise.all((await cache.keys()).map(request => cache.match(request)))
    const seen = await Promise.all(kept.map(each => each?.json() as Promise<Remembered> | undefined))
    return seen.some(each => each?.sight.commitment === commitment)
  })
  return told ?? false
}
