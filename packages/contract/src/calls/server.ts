/** The server itself. */
import * as z from 'zod/mini'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const serverCalls = {
  streamEvents: {
    access: 'member',
    summary: 'Server-sent events; `since` is the id of an event, for a page that listens for the first time',
    query: z.object({ since: z.optional(z.string().check(z.maxLength(40))) }),
    stream: s.ServerEvent,
  },
  getHealth: { access: 'public', summary: 'Whether the server works: the same as readiness', answer: s.Health },
  getLiveness: {
    access: 'public',
    summary: 'Whether the process works, whatever the database does',
    answer: z.object({ status: z.literal('ok') }),
  },
  getReadiness: {
    access: 'public',
    summary: 'Whether members can be served: the database and the folder for files take writes',
    answer: s.Health,
  },
  getOpenApi: { access: 'public', summary: 'This API as OpenAPI 3.1' },
} as const satisfies Specs
