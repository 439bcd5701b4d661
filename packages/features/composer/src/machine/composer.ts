/**
 * The composer as a machine without React (specification §4, Composer; §5): a tagged union of what it is doing, each with what is
 * being written. Nothing that was written is lost but by posting it.
 */
import { firstLinkOf, isBlank } from '@skein/contract'
import {
  emptyComposition,
  isEmpty,
  isUploading,
  obstaclesOf,
  type Composition,
  type Enhancement,
} from './composition.ts'
import type { ComposerEvent } from './events.ts'
import { stepMedia, withoutAnswers } from './media.ts'
import { prefillOf } from './poll.ts'
import { afterPosted, stepThread } from './thread.ts'

/** `post` is always what the member sees. */
export type ComposerState =
  /** Nothing is written. */
  | { status: 'idle'; post: Composition }
  | { status: 'editing'; post: Composition }
  /** The assistant is at work; the text rests. */
  | { status: 'enhancing'; post: Composition }
  /** Post was pressed while files were on their way: it is sent when the last one has arrived. */
  | { status: 'waiting'; post: Composition }
  | { status: 'posting'; post: Composition }
  /** It could not be sent; everything is as it was. */
  | { status: 'failed'; post: Composition }

/** The composer at first: with a draft, a text handed over, or nothing. */
export const startComposer = (post: Composition = emptyComposition): ComposerState => settle(post)

/** What is begun anew after everything was taken out is no draft of before any more. */
const settle = (post: Composition): ComposerState =>
  isEmpty(post)
    ? { status: 'idle', post: post.kept === null ? post : { ...post, kept: null } }
    : { status: 'editing', post }

/** Whether the member may change what is written now. */
export const isLocked = (state: ComposerState): boolean =>
  state.status === 'enhancing' || state.status === 'waiting' || state.status === 'posting'

/** Whether Post can be pressed. */
export const canPost = (state: ComposerState): boolean => !isLocked(state) && obstaclesOf(state.post).length === 0

/** Whether Enhance can be pressed: a text that fits, and no difference on the table already. */
export const canEnhance = (state: ComposerState): boolean =>
  !isLocked(state) &&
  state.post.enhancement === null &&
  !obstaclesOf(state.post).some((obstacle) => obstacle === 'blank' || obstacle === 'too-long')

/** A change of the text by the member: the label goes, the poll prefills no longer, a preview without an address goes. */
function withText(post: Composition, text: string): Composition {
  if (text === post.text) return post
  return {
    ...withoutLink(post, text),
    text,
    isAiGenerated: false,
    enhancement: null,
    poll: post.poll === null ? null : { ...post.poll, prefills: false },
  }
}

const withoutLink = (post: Composition, text: string): Composition =>
  post.preview.status === 'none' || firstLinkOf(text) !== undefined
    ? post
    : { ...post, preview: { status: 'none', dismissed: post.preview.dismissed } }

function stepPreview(post: Composition, event: ComposerEvent): Composition {
  const { preview } = post
  const none = { status: 'none', dismissed: preview.dismissed } as const
  switch (event.type) {
    case 'typing-rested': {
      const url = firstLinkOf(post.text)
      if (url === undefined || preview.dismissed.includes(url))
        return preview.status === 'none' ? post : { ...post, preview: none }
      if (preview.status !== 'none' && preview.url === url) return post
      return { ...post, preview: { ...none, status: 'loading', url } }
    }
    case 'preview-answered':
      // An answer about another address than the one that is waited for comes too late.
      if (preview.status !== 'loading' || preview.url !== event.url) return post
      return {
        ...post,
        preview: event.preview === null ? none : { ...none, status: 'shown', url: event.url, preview: event.preview },
      }
    case 'preview-dismissed':
      if (preview.status === 'none') return post
      return { ...post, preview: { status: 'none', dismissed: [...preview.dismissed, preview.url] } }
    default:
      return post
  }
}

function stepPoll(post: Composition, event: ComposerEvent): Composition {
  switch (event.type) {
    case 'poll-attached': {
      if (post.poll !== null) return post
      const prefills = isBlank(post.text)
      return { ...post, poll: { draft: event.draft, prefills }, text: prefills ? prefillOf(event.draft) : post.text }
    }
    case 'poll-changed': {
      if (post.poll === null) return post
      const { prefills } = post.poll
      return { ...post, poll: { draft: event.draft, prefills }, text: prefills ? prefillOf(event.draft) : post.text }
    }
    case 'poll-removed':
      if (post.poll === null) return post
      // What the poll wrote goes with it; what the member wrote stays.
      return { ...post, poll: null, text: post.poll.prefills ? '' : post.text }
    default:
      return post
  }
}

function stepEnhancement(post: Composition, event: ComposerEvent): Composition {
  switch (event.type) {
    case 'enhance-undone':
      return post.enhancement === null
        ? post
        : { ...post, text: post.enhancement.before, isAiGenerated: false, enhancement: null }
    case 'enhance-accepted':
      return post.enhancement === null ? post : { ...post, enhancement: null }
    default:
      return post
  }
}

function enhanced(post: Composition, text: string): Composition {
  // Nothing to better: it is still the member's own.
  if (text === post.text.trim()) return post
  const enhancement: Enhancement = { before: post.text, after: text }
  return {
    ...post,
    text,
    isAiGenerated: true,
    enhancement,
    poll: post.poll === null ? null : { ...post.poll, prefills: false },
  }
}

/** What the member, a timer or the network did to what is written. */
function edit(post: Composition, event: ComposerEvent): Composition {
  switch (event.type) {
    case 'typed':
      return withText(post, event.text)
    case 'warned':
      return event.text === post.warning ? post : { ...post, warning: event.text }
    case 'rule-chosen':
      return event.rule === post.replyRule ? post : { ...post, replyRule: event.rule }
    default:
      return stepThread(stepMedia(stepEnhancement(stepPoll(stepPreview(post, event), event), event), event), event)
  }
}

/** Events that happen by themselves and go on while the text rests. */
const background: ReadonlySet<ComposerEvent['type']> = new Set([
  'typing-rested',
  'preview-answered',
  'upload-advanced',
  'upload-finished',
  'upload-failed',
  'alt-suggested',
  'alt-failed',
])

/** The next state. An event that makes no sense in a state leaves it as it is. */
export function stepComposer(state: ComposerState, event: ComposerEvent): ComposerState {
  switch (event.type) {
    case 'restored':
      // What has been written meanwhile is newer than what was stored.
      return state.status === 'idle' ? settle(event.post) : state
    case 'handed-back':
      // Nobody waits any more for what the assistant was asked in the view that has closed.
      if (isLocked(state)) return state
      // Of nothing there is no choice of who may reply, and no thread, that the short box could show.
      return isEmpty(event.post) ? startComposer() : settle(withoutAnswers(event.post))
    case 'draft-opened':
      return isLocked(state) ? state : settle(event.post)
    case 'discarded':
      return isLocked(state) ? state : startComposer()
    case 'enhance-asked':
      return canEnhance(state) ? { status: 'enhancing', post: state.post } : state
    case 'enhance-answered':
      return state.status === 'enhancing' ? settle(enhanced(state.post, event.text)) : state
    case 'enhance-failed':
      return state.status === 'enhancing' ? settle(state.post) : state
    case 'sent':
      if (!canPost(state)) return state
      return { status: isUploading(state.post) ? 'waiting' : 'posting', post: withoutAnswers(state.post) }
    case 'held':
      return state.status === 'waiting' ? settle(state.post) : state
    case 'part-posted':
      return state.status === 'posting' ? { status: 'posting', post: afterPosted(state.post, event.id) } : state
    case 'succeeded':
      return state.status === 'posting' ? startComposer() : state
    case 'failed':
      return state.status === 'posting' ? { status: 'failed', post: state.post } : state
    default: {
      if (isLocked(state) && !background.has(event.type)) return state
      const post = edit(state.post, event)
      return post === state.post ? state : after(state, post)
    }
  }
}

/** Where a change leaves the composer: a rest goes on resting, a wait ends when there is nothing to wait for. */
function after(state: ComposerState, post: Composition): ComposerState {
  if (state.status === 'enhancing' || state.status === 'posting') return { status: state.status, post }
  if (state.status !== 'waiting') return settle(post)
  if (obstaclesOf(post).length > 0) return settle(post)
  return { status: isUploading(post) ? 'waiting' : 'posting', post }
}
