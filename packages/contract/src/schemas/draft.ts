import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, MediaAddress, Moment, textUpTo } from './basics.ts'
import { ReplyRule } from './post.ts'

const { drafts, poll, thread, image } = limits

/** A text as far as it is written: longer than a post may be, so that nothing is lost. */
const unfinished = textUpTo(drafts.maxText)

/** A poll as far as it is written. */
export const UnfinishedPoll = z.object({
  question: unfinished,
  options: z
    .array(z.object({ id: z.string().check(z.minLength(1), z.maxLength(40)), text: unfinished }))
    .check(z.minLength(poll.minOptions), z.maxLength(poll.maxOptions)),
  duration: z.literal([...poll.durations]),
})

const DraftMedia = z.object({
  kind: z.enum(['image', 'video']),
  /** An upload of the member that is not posted. */
  url: MediaAddress,
  alt: unfinished,
})

const fields = {
  text: unfinished,
  /** The content warning; null where there is no field for one. */
  warning: z.nullable(unfinished),
  poll: z.nullable(UnfinishedPoll),
  /** The text is what the assistant wrote, to the letter. */
  isAiGenerated: z.boolean(),
  replyRule: ReplyRule,
  /** The texts that follow in a thread, in order. */
  more: z.array(unfinished).check(z.maxLength(thread.maxWritten - 1)),
}

/** What is written and not posted. None of it has to be ready to be posted, but there is something in it. */
export const DraftContent = z
  .object({
    ...fields,
    /** Up to four pictures in their order, or one video. */
    media: z.array(DraftMedia).check(
      z.maxLength(image.maxPerPost),
      z.refine((media) => media.every(({ kind }) => kind === 'image') || media.length === 1, {
        error: 'A post has pictures or one video.',
      }),
    ),
  })
  .check(
    z.refine(
      ({ text, warning, poll: asked, media, more }) =>
        text !== '' || Boolean(warning) || asked !== null || media.length > 0 || more.some((part) => part !== ''),
      { path: ['text'], error: 'There is nothing in this draft.' },
    ),
  )

/**
 * Why a scheduled draft is one that waits again: its author's account was closed at the moment, one of its files was gone, or as it is
 * it can be no post.
 */
export const DraftRefusal = z.enum(['closed', 'files', 'unfinished'])

/** A draft that a member keeps. Of its media, those that are still there and not posted. */
export const Draft = z.object({
  id: Id,
  ...fields,
  media: z.array(
    z.extend(DraftMedia, {
      /** The assistant made it. */
      isGenerated: z.boolean(),
    }),
  ),
  savedAt: Moment,
  /** When it is published; null for one that waits for its author. */
  scheduledFor: z.nullable(Moment),
  /** Why it was not published at its moment, or is not scheduled any more. */
  refusal: z.nullable(DraftRefusal),
})

/** When a draft is to be published, as a moment: what a clock shows where its author is then is theirs to choose. */
export const DraftSchedule = z.object({ scheduledFor: Moment })

export type DraftContent = z.infer<typeof DraftContent>

/** A draft with nothing in it yet: what one is made from that has only some of its parts. */
export const emptyDraft: DraftContent = {
  text: '',
  warning: null,
  poll: null,
  isAiGenerated: false,
  replyRule: 'everyone',
  more: [],
  media: [],
}
export type Draft = z.infer<typeof Draft>
export type DraftRefusal = z.infer<typeof DraftRefusal>
