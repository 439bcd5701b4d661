/** What a member keeps to post it later. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const draftsCalls = {
  listDrafts: { access: 'member', summary: 'One\u2019s drafts, the last saved first', answer: z.array(s.Draft) },
  createDraft: {
    access: 'member',
    summary: 'Keep a draft; sent again with the same Idempotency-Key it is kept once',
    body: s.DraftContent,
    bodyBytes: limits.body.textBytes,
    answer: s.Draft,
    created: true,
  },
  changeDraft: {
    access: 'member',
    summary: 'Change a draft, as a whole',
    body: s.DraftContent,
    bodyBytes: limits.body.textBytes,
    answer: s.Draft,
  },
  deleteDraft: { access: 'member', summary: 'Delete a draft' },
} as const satisfies Specs
