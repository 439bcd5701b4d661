import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountOf, createAccountStore } from '../worker/account-store.ts'
import { buildCache, dropOldBuilds } from '../worker/builds.ts'
import { memoryCaches } from './memory-caches.ts'

const [ada, ben] = ['0192f0c1-2b3c-7d4e-8f50-00000000000a', '0192f0c1-2b3c-7d4e-8f50-00000000000b']
const home = new Request('https://skein.test/api/posts')
const answer = (text: string) => new Response(text)

let storage: CacheStorage
beforeEach(() => {
  storage = memoryCaches()
  // As in a worker, and without the library's log.
  vi.stubEnv('NODE_ENV', 'production')
  Object.assign(globalThis, { self: globalThis, caches: storage, location: new URL('https://skein.test/') })
})

test('the last answer of an account is found again, after a start of the worker too', async () => {
  const store = createAccountStore(storage)
  await store.keep('answers', ada, home, answer('one'), store.age())
  await store.keep('answers', ada, home, answer('two'), store.age())
  const later = createAccountStore(storage)
  expect(await (await later.find('answers', home))?.text()).toBe('two')
  expect(await later.find('pictures', home)).toBeUndefined()
})

test('an answer for another account ends what the first one had', async () => {
  const store = createAccountStore(storage)
  await store.keep('answers', ada, home, answer('of Ada'), store.age())
  const age = store.age()
  await store.keep('answers', ben, new Request('https://skein.test/api/bookmarks'), answer('of Ben'), age)
  expect(await store.account()).toBe(ben)
  expect(await store.find('answers', home)).toBeUndefined()
  expect((await storage.keys()).filter((name) => name.includes(ada))).toEqual([])
})

test('what was asked before everything was forgotten is not kept when it comes', async () => {
  const store = createAccountStore(storage)
  const age = store.age()
  await store.keep('answers', ada, home, answer('before'), age)
  const forgotten = store.forget()
  await store.keep('answers', ada, home, answer('late'), age)
  await forgotten
  expect(await storage.keys()).toEqual([])
})

test('what is no id names no cache', async () => {
  const store = createAccountStore(storage)
  await store.keep('answers', `${ada}-answers-x`, home, answer('?'), store.age())
  expect(await storage.keys()).toEqual([])
})

test('the names of caches say whose they are', () => {
  expect(accountOf(['skein-build-1', `skein-account-${ada}-pictures`])).toBe(ada)
  expect(accountOf(['skein-build-1'])).toBeUndefined()
})

test('the build before the present one stays, and none before that', async () => {
  for (const build of ['a', 'b', 'c']) await storage.open(buildCache(build))
  await dropOldBuilds(storage, 'c')
  expect(await storage.keys()).toEqual([buildCache('b'), buildCache('c')])
})
