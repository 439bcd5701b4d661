import { ping } from '../database/database.ts'
import { defineCall } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'

const health = defineCall('getHealth', async ({ database, draining, log }) => {
  if (draining()) throw new Problem('unavailable')
  try {
    await ping(database)
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    throw new Problem('unavailable')
  }
  return { status: 'ok' as const, database: database.dialect.name }
})

export const healthCalls = [health]
