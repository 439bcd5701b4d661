import { defineCall } from '../http/calls.ts'

export const discoverCalls = [
  defineCall('listDiscovered', ({ viewer, query, discover }) =>
    discover(viewer, { before: query.before?.toLowerCase(), limit: query.limit }),
  ),
]
