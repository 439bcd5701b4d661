import type { SearchSuggestion } from '@skein/contract'
import { useSearchSuggestions } from '@skein/data'
import { Avatar, CommentIcon, HashIcon, SparklesIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { useEffect, type RefObject } from 'react'
import { kinds, sortByKind } from './kinds.ts'
import { useCompletion } from './use-completion.ts'

/** What the box says of its list: whether it shows, and the option that the keys have reached. */
export type CompletionState = { isOpen: boolean; active: string | undefined }

const list = cva(
  'absolute top-[calc(100%+0.375rem)] z-30 max-h-[min(26rem,70dvh)] overflow-y-auto overscroll-contain rounded-sheet border border-border bg-surface py-6 shadow-float transition-opacity duration-fade starting:opacity-0',
  {
    variants: {
      look: {
        // The header's box is narrow: the list is as wide as a list has to be, and on a phone as wide as the window.
        header: 'end-0 w-[max(100%,22rem)] max-rail:fixed max-rail:inset-x-8 max-rail:top-52 max-rail:w-auto',
        page: 'inset-x-0',
      },
    },
  },
)

const row = cva('flex min-h-44 cursor-pointer items-center gap-12 px-16 py-6 forced-colors:-outline-offset-2', {
  variants: { isActive: { true: 'bg-hover forced-colors:outline-2', false: 'hover:bg-hover' } },
})

const mark = cva('grid size-32 shrink-0 place-items-center rounded-pill', {
  variants: {
    kind: {
      hashtag: 'bg-hover text-text-muted',
      post: 'bg-hover text-text-muted',
      'ask-ai': 'bg-ai-soft text-ai-text',
    },
  },
})

type CompletionsProps = {
  input: RefObject<HTMLInputElement | null>
  id: string
  look: 'header' | 'page'
  onChange: (state: CompletionState) => void
}

/** The list under a search box. The focus stays in the box; the list is walked by arrows (APG combobox). */
export function Completions({ input, id, look, onChange }: CompletionsProps) {
  const m = useMessages('suggest')
  const { text, isAsked, active, setActive, close } = useCompletion(input)
  const { suggestions } = useSearchSuggestions(text)
  const options = isAsked ? sortByKind(suggestions) : []
  const isOpen = options.length > 0
  const at = Math.min(active, options.length - 1)
  const activeId = isOpen && at >= 0 ? `${id}-${at}` : undefined

  useEffect(() => onChange({ isOpen, active: activeId }), [onChange, isOpen, activeId])
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  useEffect(() => {
    const box = input.current
    if (box === null || !isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
      const step = steps[event.key]
      if (step !== undefined) {
        event.preventDefault()
        // One place more than there are options: the text itself.
        const places = options.length + 1
        setActive(((at + 1 + step + places) % places) - 1)
      } else if (event.key === 'Enter' && activeId !== undefined) {
        event.preventDefault()
        document.getElementById(activeId)?.click()
      } else if (event.key === 'Escape') {
        // Only the list: what was typed stays.
        event.preventDefault()
        close()
      }
    }
    box.addEventListener('keydown', onKeyDown)
    return () => box.removeEventListener('keydown', onKeyDown)
  })

  return (
    <>
      <output className="sr-only">{isOpen ? m.count({ count: options.length }) : ''}</output>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element does what the combobox pattern asks for
        <div id={id} role="listbox" aria-label={m.suggestions()} className={list({ look })}>
          {kinds.map((kind) => {
            const members = options.filter((option) => option.kind === kind)
            if (members.length === 0) return null
            const label = { person: m.people(), hashtag: m.hashtags(), post: m.posts(), 'ask-ai': m.askAi() }[kind]
            return (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element does what the combobox pattern asks for
              <div key={kind} role="group" aria-label={label} className="not-first:border-t not-first:border-border">
                {members.map((option) => {
                  const index = options.indexOf(option)
                  return (
                    <Option
                      key={option.path}
                      id={`${id}-${index}`}
                      option={option}
                      isActive={index === at}
                      onPick={close}
                    />
                  )
                })}
              </div>
            )
          })}
        </div>
      )}
    </>
  )
}

type OptionProps = { id: string; option: SearchSuggestion; isActive: boolean; onPick: () => void }

/** A link, so that it opens in another tab as any link does; the keys press it from the box. */
function Option({ id, option, isActive, onPick }: OptionProps) {
  const m = useMessages('suggest')
  const { kind, text, path } = option
  // Of a hashtag the server says how many posts there are, as a plain number.
  const count = kind === 'hashtag' ? Number(option.detail) : Number.NaN
  const detail = Number.isInteger(count) ? m.postCount({ count }) : option.detail
  return (
    <a
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element does what the combobox pattern asks for
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={path}
      // The box keeps the focus while a row is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={row({ isActive })}
    >
      {kind === 'person' ? (
        <Avatar name={text} size={32} />
      ) : (
        <span className={mark({ kind })}>
          {kind === 'hashtag' && <HashIcon size={18} />}
          {kind === 'post' && <CommentIcon size={18} />}
          {kind === 'ask-ai' && <SparklesIcon size={18} />}
        </span>
      )}
      <span className="min-w-0 flex-1">
        {kind === 'ask-ai' && <span className="block text-control font-semibold text-ai-text">{m.askAi()}</span>}
        <bdi
          className={
            kind === 'post' || kind === 'ask-ai'
              ? 'block w-fit max-w-full truncate text-control'
              : 'block w-fit max-w-full truncate text-control font-semibold'
          }
        >
          {text}
        </bdi>{' '}
        {detail !== undefined && (
          <bdi className="block w-fit max-w-full truncate text-caption text-text-muted">{detail}</bdi>
        )}
      </span>
    </a>
  )
}
