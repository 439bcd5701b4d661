import { createMockBackend, people, type BackendOptions } from '@skein/mocks'
import { setupServer } from 'msw/node'
import type { World } from './world.ts'

/** The mock backend, empty but for the assistant, behind the network of this process. @param account what else it remembers of accounts */
export function openMockWorld(account: BackendOptions['account'] = {}): World {
  const backend = createMockBackend({ members: [people.assistant], browsers: 'many', account })
  const network = setupServer(...backend.handlers)
  network.listen({ onUnhandledFrame: 'error' })
  return {
    origin: 'http://mocks.skein.example',
    setModerator(username) {
      const { accounts, account: of } = backend.state()
      const id = [...accounts.values()].find((one) => one.username === username)?.id
      if (id === undefined) throw new Error(`Nobody is called ${username}.`)
      of.moderators.add(id)
      return Promise.resolve()
    },
    close() {
      network.close()
      return Promise.resolve()
    },
  }
}
