/** Between what is being written and the draft that the server keeps of it. */
import { limits, type Draft, type DraftContent } from '@skein/contract'
import { emptyComposition, type Composition, type MediaItem } from '../machine/composition.ts'
import { emptyPoll, isUntouched } from '../machine/poll.ts'

/** What is kept of what is written: files that have not arrived are left out. */
export function contentOf(post: Composition): DraftContent {
  const poll = post.poll === null || isUntouched(post.poll.draft) ? null : post.poll.draft
  const duration = limits.poll.durations.find((known) => known === poll?.duration) ?? limits.poll.defaultDuration
  return {
    text: post.text,
    warning: post.warning,
    poll: poll && { question: poll.question, options: [...poll.options], duration },
    media: post.media.flatMap(({ kind, alt, upload }) =>
      upload.status === 'uploaded' ? [{ kind, url: upload.url, alt }] : [],
    ),
    isAiGenerated: post.isAiGenerated,
    replyRule: post.replyRule,
    more: post.more.map(({ text }) => text),
  }
}

/** Names what would be kept, so that two can be compared. */
export const signatureOf = (post: Composition): string => JSON.stringify(contentOf(post))

/** Whether some of the files would not be kept with it. */
export const hasUnsent = ({ media }: Composition): boolean => media.some(({ upload }) => upload.status !== 'uploaded')

async function itemOf({ kind, url, alt, isGenerated }: Draft['media'][number]): Promise<MediaItem[]> {
  const answer = await fetch(url)
  if (!answer.ok) return []
  const file = await answer.blob()
  return [
    {
      id: crypto.randomUUID(),
      kind,
      file,
      name: url.slice(url.lastIndexOf('/') + 1),
      alt,
      altHelp: { status: 'none' },
      isGenerated,
      crop: null,
      run: 1,
      upload: { status: 'uploaded', url, at: Date.now() },
    },
  ]
}

/**
 * A draft as what is written, with its files.
 * @returns fewer media than the draft has, where some are gone
 * @throws where there is no network
 */
export async function compositionOf(draft: Draft): Promise<Composition> {
  const media = (await Promise.all(draft.media.map(itemOf))).flat()
  return {
    ...emptyComposition,
    text: draft.text,
    warning: draft.warning,
    poll: draft.poll && { draft: { ...emptyPoll, ...draft.poll }, prefills: false },
    media,
    isAiGenerated: draft.isAiGenerated,
    replyRule: draft.replyRule,
    more: draft.more.map((text) => ({ id: crypto.randomUUID(), text })),
    kept: draft.id,
  }
}
