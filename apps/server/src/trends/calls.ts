import { defineCall } from '../http/calls.ts'

export const trendCalls = [defineCall('listTrends', ({ query, trends }) => trends(query.limit))]
