/** What a draft is known by in a list. */
import { isBlank, type Draft, type DraftRefusal } from '@skein/contract'
import type { MessagesOf } from '@skein/i18n'

/** Its first words, wherever they stand. */
export const wordsOf = ({ text, poll, warning, more }: Draft, m: MessagesOf<'drafts'>): string =>
  [text, poll?.question, warning, ...more].find((words) => words && !isBlank(words)) ?? m.noWords()

/** Its first words where a button names it. */
export const nameOf = (draft: Draft, m: MessagesOf<'drafts'>): string => wordsOf(draft, m).slice(0, 60)

/** What it holds beside words. */
export function partsOf({ media, poll, more }: Draft, m: MessagesOf<'drafts'>): string[] {
  const count = media.filter(({ kind }) => kind === 'image').length
  return [
    ...(more.length > 0 ? [m.posts({ count: more.length + 1 })] : []),
    ...(count > 0 ? [m.images({ count })] : []),
    ...(media.length > count ? [m.video()] : []),
    ...(poll === null ? [] : [m.poll()]),
  ]
}

/** Why it is not scheduled any more. */
export const refusalOf = (refusal: DraftRefusal, m: MessagesOf<'drafts'>): string =>
  ({ closed: m.refusedClosed(), files: m.refusedFiles(), unfinished: m.refusedUnfinished() })[refusal]
