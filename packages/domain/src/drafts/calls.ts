import { headerOf } from '../calls/asked.ts'
import { callsWith } from '../calls/define-call.ts'
import type { CreateParts } from '../posts/create-post.ts'
import { changeDraft, createDraft, draftId, dropDraft, listDrafts } from './draft-store.ts'
import { publishDraft } from './publish-draft.ts'
import { scheduleDraft, unscheduleDraft } from './schedule-draft.ts'

type Needs = CreateParts

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
    'scheduleDraft',
    ({ viewer, params, body, database, now }) =>
      scheduleDraft(database, viewer, draftId(params.id), { time: Date.parse(body.scheduledFor), now: now() }),
    { limit: 'posts' },
  ),
  defineCall(
    'unscheduleDraft',
    ({ viewer, params, database }) => unscheduleDraft(database, viewer, draftId(params.id)),
    { limit: 'toggles' },
  ),
  defineCall(
    'publishDraft',
    (context) => publishDraft(context, context.viewer, draftId(context.params.id), context.now()),
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
