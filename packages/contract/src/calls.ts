/**
 * What each call of the route table takes and answers, as schemas. This module carries zod: the server, the mocks, OpenAPI and the
 * development client import it; a browser bundle imports its types only (`import type { Call } from '@skein/contract'`).
 */
import type * as z from 'zod/mini'
import { assistantCalls } from './calls/assistant.ts'
import { customFeedsCalls } from './calls/custom-feeds.ts'
import { draftsCalls } from './calls/drafts.ts'
import { filesCalls } from './calls/files.ts'
import { marksCalls } from './calls/marks.ts'
import { messagesCalls } from './calls/messages.ts'
import { moderationCalls } from './calls/moderation.ts'
import { notificationsCalls } from './calls/notifications.ts'
import { peopleCalls } from './calls/people.ts'
import { postsCalls } from './calls/posts.ts'
import { searchCalls } from './calls/search.ts'
import { serverCalls } from './calls/server.ts'
import { sessionCalls } from './calls/session.ts'
import { settingsCalls } from './calls/settings.ts'
import type { CallSpec } from './calls/spec.ts'
import type { PathParams, RouteName } from './routes.ts'

export const calls = {
  ...sessionCalls,
  ...postsCalls,
  ...draftsCalls,
  ...customFeedsCalls,
  ...marksCalls,
  ...filesCalls,
  ...assistantCalls,
  ...searchCalls,
  ...peopleCalls,
  ...messagesCalls,
  ...notificationsCalls,
  ...settingsCalls,
  ...moderationCalls,
  ...serverCalls,
} as const satisfies Record<RouteName, CallSpec>

type Calls = typeof calls
type InputOf<Name extends RouteName, Part extends 'query' | 'body'> =
  Calls[Name] extends Record<Part, infer S extends z.ZodMiniType> ? z.input<S> : undefined
type OutputOf<Name extends RouteName, Part extends 'query' | 'body' | 'answer'> =
  Calls[Name] extends Record<Part, infer S extends z.ZodMiniType> ? z.output<S> : undefined

/** A call's parts as types. `query` and `body` as a client sends them, `parsed*` as the server receives them. */
export type Call<Name extends RouteName> = {
  params: PathParams<Name>
  query: InputOf<Name, 'query'>
  body: InputOf<Name, 'body'>
  parsedQuery: OutputOf<Name, 'query'>
  parsedBody: OutputOf<Name, 'body'>
  answer: OutputOf<Name, 'answer'>
}
