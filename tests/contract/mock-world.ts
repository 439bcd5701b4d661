import { createMockBackend, people } from '@skein/mocks'
import { setupServer } from 'msw/node'
import type { World } from './world.ts'

/** The mock backend, empty but for the assistant, behind the network of this process. */
export function openMockWorld(): World {
  const backend = createMockBackend({ members: [people.assistant], browsers: 'many' })
  const network = setupServer(...backend.handlers)
  network.listen({ onUnhandledFrame: 'error' })
  return {
    origin: 'http://mocks.skein.example',
    close() {
      network.close()
      return Promise.resolve()
    },
  }
}
