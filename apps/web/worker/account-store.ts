/**
 * What is kept of an account: its last answers, and the pictures that were seen. There is one account at most, and the names of its caches say
 * which: no other record could disagree with them. Another account, a sign-out and the end of a session take all of it away.
 */
import { accountCaches } from '@skein/contract/account-header'
import { CacheExpiration } from 'serwist'

const dayS = 86_400

/** How much is kept of each kind, and for how long after it was last fetched. */
const bounds = {
  answers: { maxEntries: 300, maxAgeSeconds: 14 * dayS },
  pictures: { maxEntries: 200, maxAgeSeconds: 14 * dayS },
} as const

export type Kind = keyof typeof bounds

const kinds: readonly Kind[] = ['answers', 'pictures']

const nameOf = (account: string, kind: Kind): string => `${accountCaches}${account}-${kind}`
/** An id has no other letters: it cannot be mistaken for another with something behind it. */
const accountId = /^[0-9a-f-]{36}$/

/** Which account the caches of a browser belong to, by their names. */
export function accountOf(names: readonly string[]): string | undefined {
  const name = names.find((each) => each.startsWith(accountCaches))
  return name?.slice(accountCaches.length).replace(/-(?:answers|pictures)$/, '')
}

export type AccountStore = {
  /** How often everything was forgotten so far: an answer to a request from before is not kept any more. */
  age: () => number
  /** Keeps an answer that the server made for `account`, if nothing was forgotten since `age`; what belongs to another goes first. */
  keep: (kind: Kind, account: string, request: Request, response: Response, age: number) => Promise<void>
  /** The account, or nothing where nothing is kept. */
  account: () => Promise<string | undefined>
  find: (kind: Kind, request: Request) => Promise<Response | undefined>
  forget: () => Promise<void>
}

/** @param storage what browsers call `caches` */
export function createAccountStore(storage: CacheStorage): AccountStore {
  let age = 0
  /** One change after the other: two answers at once may be for two accounts. */
  let turn: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  const expirations = new Map<string, CacheExpiration>()
  function expirationOf(account: string, kind: Kind): CacheExpiration {
    const name = nameOf(account, kind)
    const expiration = expirations.get(name) ?? new CacheExpiration(name, bounds[kind])
    expirations.set(name, expiration)
    return expiration
  }
  const account = async () => accountOf(await storage.keys())

  async function clear(): Promise<void> {
    age += 1
    const known = await account()
    if (known === undefined) return
    const names = (await storage.keys()).filter((name) => name.startsWith(accountCaches))
    await Promise.all(names.map((name) => storage.delete(name)))
    // The times, by address, are in a database of the library.
    await Promise.all(kinds.map((kind) => expirationOf(known, kind).delete()))
    expirations.clear()
  }

  return {
    age: () => age,
    account,
    keep: (kind, owner, request, response, since) =>
      inTurn(async () => {
        if (since !== age || !accountId.test(owner)) return
        const known = await account()
        if (known !== undefined && known !== owner) await clear()
        const cache = await storage.open(nameOf(owner, kind))
        await cache.put(request, response)
        const expiration = expirationOf(owner, kind)
        await expiration.updateTimestamp(request.url)
        await expiration.expireEntries()
      }),
    async find(kind, request) {
      const owner = await account()
      if (owner === undefined) return undefined
      const name = nameOf(owner, kind)
      const kept = (await storage.has(name)) ? await (await storage.open(name)).match(request) : undefined
      return kept !== undefined && !(await expirationOf(owner, kind).isURLExpired(request.url)) ? kept : undefined
    },
    forget: () => {
      // At once, so that what is on its way now is not kept either.
      age += 1
      return inTurn(clear)
    },
  }
}
