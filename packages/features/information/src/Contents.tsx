import { informationPages, pageAddress } from '@skein/contract/addresses'
import { useEffect, useState } from 'react'
import { cva } from 'class-variance-authority'
import { ChevronDownIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { pages, type PageName } from './pages.ts'

/** The section that is being read: the last one whose heading has come up to the top of the window. */
function useSectionInView(page: PageName): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const find = () => {
      const headings = pages[page].map((id) => document.getElementById(id)).filter((element) => element !== null)
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
      setCurrent((passed.at(-1) ?? headings[0])?.id)
    }
    find()
    addEventListener('scroll', find, { passive: true })
    return () => removeEventListener('scroll', find)
  }, [page])
  return current
}

const row = cva('flex min-h-36 items-center gap-12 rounded-control px-8 text-control pointer-coarse:min-h-44', {
  variants: { isCurrent: { true: 'bg-hover font-semibold text-text', false: 'text-text-muted hover:text-text' } },
})

function Sections({ page, current }: { page: PageName; current?: string | undefined }) {
  const m = useMessages('information')
  return (
    <ol>
      {pages[page].map((id, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={row({ isCurrent: id === current })}
          >
            <span aria-hidden className="w-16 font-mono text-caption text-text-muted">
              {index + 1}
            </span>
            {m[`${id}Title`]()}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The other pages, in two columns. */
export function OtherPages({ page }: { page: PageName }) {
  const m = useMessages('information')
  const titles = useMessages('titles')
  return (
    <nav aria-label={m.otherPages()}>
      <ul className="grid grid-cols-2 gap-x-16 *:min-w-0 tight:grid-cols-1">
        {informationPages
          .filter((name) => name !== page)
          .map((name) => (
            <li key={name}>
              <a
                href={pageAddress(`/${name}`)}
                className="flex min-h-36 items-center text-control wrap-anywhere hyphens-auto text-text-muted hover:text-text hover:underline pointer-coarse:min-h-44"
              >
                {titles[name]()}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Beside the page where the window has room: what is on it, with the place where the reader is, and the other pages. */
export function ContentsColumn({ page }: { page: PageName }) {
  const m = useMessages('information')
  const current = useSectionInView(page)
  return (
    <div className="sticky top-12 flex max-h-[calc(100dvh-1.5rem)] flex-col gap-16 overflow-y-auto overscroll-contain [scrollbar-width:none]">
      <nav aria-label={m.onThisPage()} className="rounded-card border border-border bg-surface p-8">
        <p className="px-8 pt-6 pb-8 text-post font-bold">{m.onThisPage()}</p>
        <Sections page={page} current={current} />
      </nav>
      <div className="rounded-card border border-border bg-surface px-16 pt-14 pb-8">
        <p className="pb-4 text-post font-bold">{m.otherPages()}</p>
        <OtherPages page={page} />
      </div>
    </div>
  )
}

/** The same on a narrow window: folded, above the sections. */
export function ContentsFold({ page }: { page: PageName }) {
  const m = useMessages('information')
  return (
    <nav aria-label={m.onThisPage()} className="mt-12 wide:hidden print:hidden">
      <details className="group rounded-card border border-border">
        <summary className="flex min-h-50 cursor-pointer list-none items-center gap-8 rounded-card px-16 font-semibold [&::-webkit-details-marker]:hidden">
          {m.onThisPage()}
          <span className="flex-1 text-control font-normal text-text-muted">{pages[page].length}</span>
          <ChevronDownIcon className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-8 pb-8">
          <Sections page={page} />
        </div>
      </details>
    </nav>
  )
}
