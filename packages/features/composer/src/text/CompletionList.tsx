import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { foldTag, type Completing } from '@skein/contract'
import { useHashtagSearch, useUserSearch } from '@skein/data'
import { Avatar, VisuallyHidden } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { placeOfLetter } from './caret-place.ts'

type CompletionListProps = {
  field: RefObject<HTMLTextAreaElement | null>
  copy: RefObject<HTMLDivElement | null>
  completing: Completing
  /** The word that was chosen, without its sign. */
  onTake: (word: string) => void
  onClose: () => void
}

/** A row: what is written into the text, and what is shown. */
type Row = { word: string; title: string; note: string; avatar: string | null | undefined }

const most = 6

/** Rows for what is typed. Those of the word before stay until the next are there, so they are held against the word of now. */
function useRows({ kind, query }: Completing): Row[] {
  const m = useMessages('compose')
  const { users } = useUserSearch(kind === 'mention' ? query : '')
  const { hashtags } = useHashtagSearch(kind === 'hashtag' ? query : '')
  if (kind === 'mention') {
    const wanted = query.toLowerCase()
    return users
      .filter(({ username, name }) =>
        [username, ...name.toLowerCase().split(/\s+/)].some((part) => part.startsWith(wanted)),
      )
      .map(({ username, name, avatar }) => ({ word: username, title: name, note: `@${username}`, avatar }))
  }
  const wanted = foldTag(query)
  return hashtags
    .filter(({ hashtag }) => foldTag(hashtag).startsWith(wanted))
    .map(({ hashtag, postCount }) => {
      const word = hashtag.replace(/^#/, '')
      return { word, title: `#${word}`, note: m.postsWithTag({ count: postCount }), avatar: undefined }
    })
}

/**
 * Members or hashtags for the word at the caret (APG listbox on a text field): the focus stays in the field, arrows move, Enter and Tab
 * take, Escape closes. Stands in the top layer at the word, above it where there is no room below.
 */
export function CompletionList({ field, copy, completing, onTake, onClose }: CompletionListProps) {
  const m = useMessages('compose')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const rows = useRows(completing).slice(0, most)
  const [chosen, setChosen] = useState<string>()
  const index = Math.max(
    0,
    rows.findIndex(({ word }) => word === chosen),
  )
  const isOpen = rows.length > 0

  // Keys arrive at the field; what they do depends on the rows of now.
  const onKey = useRef<(event: KeyboardEvent) => void>(() => {})
  useEffect(() => {
    onKey.current = (event) => {
      if (!isOpen || event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey)
        return
      const take = (by: number) => setChosen(rows.at((index + by + rows.length) % rows.length)?.word)
      if (event.key === 'ArrowDown') take(1)
      else if (event.key === 'ArrowUp') take(-1)
      else if (event.key === 'Escape') onClose()
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) onTake(rows[index]?.word ?? '')
      else return
      event.preventDefault()
      event.stopPropagation()
    }
  })
  useEffect(() => {
    const element = field.current
    if (element === null) return undefined
    const listener = (event: KeyboardEvent) => onKey.current(event)
    element.addEventListener('keydown', listener, true)
    return () => element.removeEventListener('keydown', listener, true)
  }, [field])

  useEffect(() => {
    const element = field.current
    if (element === null || !isOpen) return undefined
    element.setAttribute('aria-autocomplete', 'list')
    element.setAttribute('aria-controls', id)
    element.setAttribute('aria-activedescendant', `${id}-${index}`)
    return () => {
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) element.removeAttribute(name)
    }
  }, [field, id, index, isOpen])

  const { start } = completing
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || !isOpen) return undefined
    if (!element.matches(':popover-open')) element.showPopover()
    const stand = () => {
      if (copy.current === null) return
      const letter = placeOfLetter(copy.current, start)
      if (letter === undefined) return
      const { offsetWidth: width, offsetHeight: height } = element
      const isRtl = getComputedStyle(element).direction === 'rtl'
      const left = isRtl ? letter.right - width : letter.left
      const below = letter.bottom + 6
      const top = below + height > innerHeight - 8 && letter.top - height - 6 > 8 ? letter.top - height - 6 : below
      element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`
      element.style.top = `${top}px`
    }
    stand()
    addEventListener('scroll', stand, true)
    addEventListener('resize', stand)
    return () => {
      removeEventListener('scroll', stand, true)
      removeEventListener('resize', stand)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more rows are higher
  }, [copy, start, isOpen, rows.length])

  return (
    <>
      <VisuallyHidden aria-live="polite">{isOpen && m.suggestionCount({ count: rows.length })}</VisuallyHidden>
      {isOpen && (
        // A list beside a field that keeps the focus, as datalist cannot be drawn: its keys arrive at the field.
        // oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={m.suggestions()}
          popover="manual"
          className="fixed inset-auto m-0 w-280 max-w-[calc(100vw-1rem)] overflow-hidden rounded-sheet border border-border bg-surface p-4 text-text shadow-float"
        >
          {rows.map(({ word, title, note, avatar }, position) => (
            <div
              key={word}
              id={`${id}-${position}`}
              role="option"
              aria-selected={position === index}
              tabIndex={-1}
              // The field keeps the focus, and with it the keyboard of a phone.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(word)}
              className="flex min-h-44 cursor-pointer items-center gap-10 rounded-control px-8 py-4 aria-selected:bg-hover forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
            >
              {avatar !== undefined && <Avatar name={title} src={avatar ?? undefined} size={32} />}
              <span className="flex min-w-0 flex-1 flex-col">
                <bdi className="truncate text-control font-semibold">{title}</bdi>
                <span className="truncate text-caption text-text-muted" dir={avatar === undefined ? undefined : 'ltr'}>
                  {note}
                </span>
              </span>
            </div>
          ))}
        </div>
        // oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events
      )}
    </>
  )
}
