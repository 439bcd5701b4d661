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
    summary: 'Change a draft, as a whole; one that is scheduled stays so if it could be posted as it is',
    body: s.DraftContent,
    bodyBytes: limits.body.textBytes,
    answer: s.Draft,
  },
  scheduleDraft: {
    access: 'member',
    summary: 'Have a draft published at a time, 5 minutes to a year from now; or at another one',
    body: s.DraftSchedule,
    answer: s.Draft,
  },
  unscheduleDraft: { access: 'member', summary: 'Have it published no more: it stays as a draft', answer: s.Draft },
  publishDraft: { access: 'member', summary: 'Publish a draft now', answer: s.Post, created: true },
  deleteDraft: { access: 'member', summary: 'Delete a draft' },
} as const satisfies Specs
