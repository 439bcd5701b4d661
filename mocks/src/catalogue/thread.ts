import { errors } from '@skein/contract'
import { conversation } from '../fixtures/conversation.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { thread: m } = texts
const thread = { spec: 'behaviour §2.1', screen: 'thread', call: 'getPost' } as const

/** A post's page (behaviour: no permalink in the specification): the post, what it answers, and what answers it. */
export const threadRows = rows({
  'thread-loading': { ...thread, state: 'loading', shows: m.loading() },
  'thread-populated': { ...thread, state: 'populated', call: 'listReplies', shows: conversation.busyReply.content },
  'thread-ancestors': { ...thread, state: 'populated', call: 'listAncestors', shows: conversation.start.content },
  'thread-ancestors-late': { ...thread, state: 'populated', call: 'listAncestors', shows: conversation.start.content },
  'thread-no-replies': { ...thread, state: 'empty', call: 'listReplies', shows: m.noReplies() },
  'thread-deleted': { ...thread, state: 'error', shows: m.deletedTitle() },
  'thread-unavailable': { ...thread, state: 'error', shows: m.unavailableTitle() },
  'thread-fails': { ...thread, state: 'error', shows: m.failedTitle() },
  'thread-recovers': { ...thread, state: 'populated', shows: conversation.focus.content },
  'thread-offline': { ...thread, state: 'offline', shows: m.failedTitle() },
  'thread-replies-fail': { ...thread, state: 'error', call: 'listReplies', shows: m.moreRepliesFailed() },
  'thread-more-nested': {
    ...thread,
    state: 'long',
    call: 'listReplies',
    shows: conversation.answers[4]?.content ?? '',
  },
  'thread-more-nested-fails': { ...thread, state: 'error', call: 'listReplies', shows: m.moreRepliesFailed() },
  'thread-more-pending': { ...thread, state: 'pending', call: 'listReplies', shows: m.loadMore() },
  'thread-visitor': { ...thread, state: 'signed-out', shows: m.signInToReply() },
  'thread-closed': { ...thread, state: 'populated', shows: m.onlyMentioned({ username: 'ines' }) },
  'thread-limited': { ...thread, state: 'populated', shows: m.ownNobody() },
  'thread-closed-meanwhile': { ...thread, state: 'error', call: 'createPost', shows: errors['cannot-reply'].message },
  'thread-new-reply': { ...thread, state: 'populated', call: 'listReplies', shows: m.newReplies({ count: 1 }) },
  'thread-new-reply-shown': {
    ...thread,
    state: 'populated',
    call: 'listReplies',
    shows: 'Found the thermos. It says hello.',
  },
  'thread-replied-far-down': { ...thread, state: 'long', call: 'createPost', shows: 'The last train has left.' },
  'thread-replied': { ...thread, state: 'populated', call: 'createPost', shows: 'I can carry the second tripod.' },
})
