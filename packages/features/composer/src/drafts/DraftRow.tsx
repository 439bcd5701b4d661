import { isBlank, type Draft } from '@skein/contract'
import { IconButton, Pressable, RelativeTime, TrashIcon } from '@skein/design-system'
import { useMessages, type MessagesOf } from '@skein/i18n'

type DraftRowProps = {
  draft: Draft
  isOpening: boolean
  /** One of them is being opened. */
  isLocked: boolean
  onOpen: () => void
  onRemove: () => void
}

/** What a draft is known by: its first words, wherever they stand. */
const wordsOf = ({ text, poll, warning, more }: Draft): string | undefined =>
  [text, poll?.question, warning, ...more].find((words) => words && !isBlank(words)) ?? undefined

/** What it holds beside words. */
function partsOf({ media, poll, more }: Draft, m: MessagesOf<'drafts'>): string[] {
  const count = media.filter(({ kind }) => kind === 'image').length
  return [
    ...(more.length > 0 ? [m.posts({ count: more.length + 1 })] : []),
    ...(count > 0 ? [m.images({ count })] : []),
    ...(media.length > count ? [m.video()] : []),
    ...(poll === null ? [] : [m.poll()]),
  ]
}

/** A draft in the list: its beginning, what it holds and when it was saved. Pressed, it opens. */
export function DraftRow({ draft, isOpening, isLocked, onOpen, onRemove }: DraftRowProps) {
  const m = useMessages('drafts')
  const words = wordsOf(draft) ?? m.noWords()
  const picture = draft.media.find(({ kind }) => kind === 'image')
  return (
    <li className="flex items-center gap-4 border-b border-border pe-16">
      <Pressable
        aria-busy={isOpening || undefined}
        disabled={isLocked}
        className="flex min-h-68 min-w-0 flex-1 items-center gap-12 py-10 ps-24 text-start -outline-offset-3 transition-colors duration-fade hover:bg-hover"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 text-label wrap-anywhere">
            {words}
          </span>
          <span className="block text-caption text-text-muted">
            <RelativeTime dateTime={draft.savedAt} />
            {partsOf(draft, m).map((part) => ` · ${part}`)}
          </span>
        </span>
        {picture && <img src={picture.url} alt="" className="size-48 shrink-0 rounded-control object-cover" />}
      </Pressable>
      <IconButton
        label={m.remove({ text: words.slice(0, 60) })}
        icon={<TrashIcon />}
        disabled={isLocked}
        onClick={onRemove}
      />
    </li>
  )
}
