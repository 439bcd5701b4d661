import { callsWith } from '../calls/define-call.ts'
import type { Discover } from './discover-reader.ts'

type Needs = {
  discover: Discover
}

const defineCall = callsWith<Needs>()

export const discoverCalls = [
  defineCall('listDiscovered', ({ viewer, query, discover }) =>
    discover(viewer, { before: query.before?.toLowerCase(), limit: query.limit }),
  ),
]
