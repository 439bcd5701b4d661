import { expect, test } from 'vitest'
import { journeys } from './journeys.ts'
import { openMockWorld } from './mock-world.ts'
import { play } from './world.ts'

test.each(Object.entries(journeys))('mocks: %s', async (_, journey) => {
  const world = openMockWorld()
  try {
    expect(await play(world, journey)).not.toHaveLength(0)
  } finally {
    await world.close()
  }
})
