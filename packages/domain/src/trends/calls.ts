import { callsWith } from '../calls/define-call.ts'
import type { Trends } from './trend-reader.ts'

type Needs = {
  trends: Trends
}

const defineCall = callsWith<Needs>()

export const trendCalls = [defineCall('listTrends', ({ query, trends }) => trends(query.limit))]
