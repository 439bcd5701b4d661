import { ArrowRightIcon, SearchIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { addressOf } from './place.ts'

/** A place at the top of the right panel, where the window has one (look/notes-C); the list stands under the results otherwise. */
function useSidePlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const wide = matchMedia('(min-width: 61.25rem)')
    const host = document.createElement('div')
    const follow = () => {
      const panel = document.querySelector('aside')
      if (wide.matches && panel !== null) {
        panel.prepend(host)
        setPlace(host)
      } else {
        host.remove()
        setPlace(null)
      }
    }
    follow()
    wide.addEventListener('change', follow)
    return () => {
      wide.removeEventListener('change', follow)
      host.remove()
    }
  }, [])
  return place
}

/** 'Related Searches': each searches again (specification §2.12). */
export function Related({ queries }: { queries: readonly string[] }) {
  const m = useMessages('search')
  const id = useId()
  const side = useSidePlace()
  if (queries.length === 0) return null
  const list = (
    <section
      aria-labelledby={id}
      className={side === null ? 'pt-24 pb-56' : 'rounded-sheet border border-border bg-surface pt-12 pb-4'}
    >
      <h2 id={id} className={side === null ? 'px-16 pb-8 text-lead font-bold' : 'px-16 pb-4 text-post font-bold'}>
        {m.related()}
      </h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <a
              href={addressOf({ query, tab: 'all' })}
              className={`flex items-center gap-12 px-16 text-control hover:bg-hover ${side === null ? 'min-h-48' : 'min-h-40'}`}
            >
              <SearchIcon size={16} className="shrink-0 text-text-muted" />
              <bdi className="min-w-0 flex-1 [overflow-wrap:anywhere]">{query}</bdi>
              <ArrowRightIcon size={16} className="shrink-0 -rotate-45 text-text-muted rtl:-rotate-135" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
  return side === null ? list : createPortal(list, side)
}
