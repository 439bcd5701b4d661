import { ping } from '../database/database.ts'
import { defineCall } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'

const health = defineCall('getHealth', async ({ database, draining }) => {
  if (draining()) throw new Problem('unavailable')
  await ping(database)
  return { status: 'ok' as const, database: database.dialect.name }
})

export const healthCalls = [health]
