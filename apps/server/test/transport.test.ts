import { expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { startServer } from './support/test-server.ts'

const [sqlite] = engines
const paths = ['/api/health', '/api/posts', '/api/nothing', '/api/posts/%ff', '/media/nothing.webp', '/nothing']

test.each([
  ['https://skein.example', 'max-age=63072000'],
  ['http://skein.example', undefined],
  [undefined, undefined],
])('reached at %s every answer says %s of transport', async (address, header) => {
  const server = await startServer(sqlite, { settings: address === undefined ? {} : { PUBLIC_URL: address } })
  for (const path of paths)
    expect([path, (await server.visitor.get(path)).headers['strict-transport-security']]).toEqual([path, header])
  await server.close()
})
