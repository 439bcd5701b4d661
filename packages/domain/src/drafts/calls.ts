import { headerOf } from '../calls/asked.ts'
import { callsWith } from '../calls/define-call.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../ports.ts'
import { changeDraft, createDraft, draftId, dropDraft, listDrafts } from './draft-store.ts'

type Needs = { database: Database; now: Clock }

const defineCall = callsWith<Needs>()

export const draftCalls = [
  defineCall('listDrafts', ({ viewer, database }) => listDrafts(database, viewer)),
  defineCall(
    'createDraft',
    ({ viewer, body, request, database, now }) =>
      createDraft(database, viewer, body, { key: headerOf(request, 'idempotency-key'), now: now() }),
    { limit: 'posts' },
  ),
  defineCall(
    'changeDraft',
    ({ viewer, params, body, database, now }) =>
      changeDraft(database, viewer, draftId(params.id), { content: body, now: now() }),
    { limit: 'posts' },
  ),
  defineCall(
    'deleteDraft',
    async ({ viewer, params, database }) => {
      await dropDraft(database.kysely, viewer.id, draftId(params.id))
      return undefined
    },
    { limit: 'toggles' },
  ),
]
