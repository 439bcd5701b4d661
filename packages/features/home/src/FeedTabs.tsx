import { pageAddress } from '@skein/contract/addresses'
import { useRef, type KeyboardEvent } from 'react'
import type { FeedName } from '@skein/data'
import { Pressable, UserPlusIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'

const tab = cva(
  'relative h-30 rounded-pill px-14 text-control font-semibold transition-colors duration-fade pointer-coarse:after:absolute pointer-coarse:after:-inset-y-7 pointer-coarse:after:inset-x-0',
  {
    variants: { selected: { true: 'bg-hover text-text', false: 'text-text-muted hover:text-text' } },
  },
)

const feeds: readonly FeedName[] = ['everyone', 'following']

export const tabIdOf = (feed: FeedName): string => `home-tab-${feed}`
export const panelIdOf = (feed: FeedName): string => `home-panel-${feed}`

type FeedTabsProps = { selected: FeedName; onSelect: (feed: FeedName) => void }

/**
 * 'Everyone' / 'Following' (behaviour §2.3), after the APG tabs pattern: one stop for Tab, arrows move and choose.
 * Beside them the way to feeds of one's own and, where no panel has it, to people.
 */
export function FeedTabs({ selected, onSelect }: FeedTabsProps) {
  const m = useMessages('home')
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const at = feeds.indexOf(selected)
    const places: Record<string, number> = {
      [forward]: (at + 1) % feeds.length,
      [backward]: (at - 1 + feeds.length) % feeds.length,
      Home: 0,
      End: feeds.length - 1,
    }
    const next = feeds[places[event.key] ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
    list.current?.querySelector<HTMLElement>(`#${tabIdOf(next)}`)?.focus()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-8 border-b border-border px-16 py-8">
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={m.whichPosts()}
        onKeyDown={move}
        className="flex flex-auto flex-wrap gap-x-4 gap-y-8"
      >
        {feeds.map((feed) => (
          <Pressable
            key={feed}
            role="tab"
            id={tabIdOf(feed)}
            aria-selected={feed === selected}
            aria-controls={feed === selected ? panelIdOf(feed) : undefined}
            tabIndex={feed === selected ? 0 : -1}
            onClick={() => onSelect(feed)}
            className={tab({ selected: feed === selected })}
          >
            {feed === 'everyone' ? m.everyone() : m.following()}
          </Pressable>
        ))}
      </div>
      <a href={pageAddress('/feeds')} className={`${tab({ selected: false })} flex items-center`}>
        {m.feeds()}
      </a>
      {/* Beside wide pages stands the panel with people. */}
      <a
        href={`${pageAddress('/explore')}#people`}
        className="relative flex h-30 items-center gap-6 rounded-pill px-8 -me-8 text-control font-semibold text-accent-text hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-y-7 pointer-coarse:after:inset-x-0 aside:hidden"
      >
        <UserPlusIcon size={18} />
        <span className="max-rail:sr-only">{m.findPeople()}</span>
      </a>
    </div>
  )
}
