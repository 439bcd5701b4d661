import 'fake-indexeddb/auto'
import '@skein/contract/calls'
import { cleanup, configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { patience } from '../../../tests/patience.ts'

/** The network of the tests; each test says what it answers. */
export const server = setupServer()

configure({ asyncUtilTimeout: patience.wait })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  sessionStorage.clear()
  localStorage.clear()
})
afterAll(async () => {
  server.close()
  await emptyDatabases()
})

/** The files of a run share one browser; each finds its databases empty. */
async function emptyDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
    })
    const stores = [...database.objectStoreNames]
    if (stores.length > 0)
      await new Promise<void>((resolve, reject) => {
        const emptying = database.transaction(stores, 'readwrite')
        for (const store of stores) emptying.objectStore(store).clear()
        emptying.addEventListener('complete', () => resolve())
        emptying.addEventListener('abort', () => reject(emptying.error ?? new Error(name)))
      })
    database.close()
  }
}
