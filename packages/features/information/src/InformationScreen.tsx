import { pageAddress } from '@skein/contract/addresses'
import { useRef } from 'react'
import { limits } from '@skein/contract/limits'
import {
  DownloadIcon,
  IconButton,
  LogOutIcon,
  Notice,
  PencilIcon,
  PrinterIcon,
  ShieldCheckIcon,
  SlidersIcon,
  UserIcon,
} from '@skein/design-system'
import { formatDate, useLanguage, useMessages } from '@skein/i18n'
import { ContentsColumn, ContentsFold, OtherPages } from './Contents.tsx'
import { useTitleAway } from './use-title-away.ts'
import { blocksOf, exampleEmail, isDated, minutesOf, pages, withContact, type Contact, type PageName } from './pages.ts'

/** An e-mail address in a text becomes a link to write to it. */
function Line({ text }: { text: string }) {
  const [address] = /[\w.+-]+@[\w.-]+\w/.exec(text) ?? []
  if (address === undefined) return text
  const [before, after] = text.split(address)
  return (
    <>
      {before}
      <a href={`mailto:${address}`} className="wrap-anywhere text-accent-text underline">
        {address}
      </a>
      {after}
    </>
  )
}

/** Cookie names and their like stand in front of what they are for. */
function Item({ text }: { text: string }) {
  const [, name, rest] = /^(skein-[a-z]+)(.*)$/.exec(text) ?? []
  if (name === undefined) return <Line text={text} />
  return (
    <>
      <code className="font-mono">{name}</code>
      {rest}
    </>
  )
}

const marks = {
  terms: [PencilIcon, UserIcon, LogOutIcon],
  privacy: [ShieldCheckIcon, SlidersIcon, DownloadIcon],
} as const

/** The long pages in three sentences. */
function InShort({ page }: { page: keyof typeof marks }) {
  const m = useMessages('information')
  const lines = m[`${page}Short`]().split('\n')
  return (
    <section
      aria-labelledby="in-short"
      className="mt-24 rounded-card border border-border bg-canvas p-20 max-rail:p-16"
    >
      <h2 id="in-short" className="text-control font-semibold text-text-muted">
        {m.inShort()}
      </h2>
      <ul className="mt-4">
        {marks[page].map((Mark, index) => (
          <li key={lines[index]} className="mt-8 flex gap-12 text-post">
            <Mark size={20} className="mt-2 shrink-0 text-text-muted" />
            {lines[index]}
          </li>
        ))}
      </ul>
    </section>
  )
}

export type InformationScreenProps = {
  page: PageName
  /** Where the people who run the server are reached; without it the texts say that the address is an example. */
  contact?: Contact | undefined
}

const noContact: Contact = {}

/** One of the nine information pages: public, in the shell, to be read and printed. */
export function InformationScreen({ page, contact = noContact }: InformationScreenProps) {
  const m = useMessages('information')
  const titles = useMessages('titles')
  const language = useLanguage()
  const title = useRef<HTMLParagraphElement>(null)
  useTitleAway(title)
  const sections = pages[page].map((id) => ({
    id,
    title: m[`${id}Title`](),
    text: withContact(id, m[`${id}Text`](), contact),
  }))
  const date = formatDate(language, limits.policy.effectiveDate, { dateStyle: 'long', timeZone: 'UTC' })
  const hasExample = sections.some(({ text }) => text.includes(exampleEmail))
  const minutes = minutesOf(sections.map(({ text }) => text))
  return (
    <div className="relative flex-1">
      <article className="px-16 pt-24 pb-40 rail:px-40 rail:pt-40">
        <div className="flex items-start gap-16 tight:flex-wrap">
          {/* The bar above says it for everybody; here it is the title of the printed page. */}
          <p
            aria-hidden
            ref={title}
            className="min-w-0 flex-1 text-display font-bold text-balance wrap-break-word hyphens-auto tight:basis-full tight:text-title"
          >
            {titles[page]()}
          </p>
          <IconButton
            className="print:hidden"
            label={m.print()}
            icon={<PrinterIcon />}
            onClick={() => window.print()}
          />
        </div>
        <p className="mt-8 flex flex-wrap gap-x-8 text-control text-text-muted">
          {isDated(page) && (
            <>
              <span className="font-medium text-text">{m.effective({ date })}</span>
              <span aria-hidden>·</span>
            </>
          )}
          <span>{m.sections({ count: sections.length })}</span>
          <span aria-hidden>·</span>
          <span>{m.minutes({ count: minutes })}</span>
        </p>
        {(page === 'terms' || page === 'privacy') && <InShort page={page} />}
        {sections.length > 3 && <ContentsFold page={page} />}
        {sections.map(({ id, title, text }, index) => (
          <section key={id} aria-labelledby={id} className="mt-32 rail:grid rail:grid-cols-[24px_1fr] rail:gap-x-12">
            <span aria-hidden className="font-mono leading-28 text-text-muted">
              {index + 1}
            </span>
            <div className="max-w-[60ch] break-inside-avoid">
              <div className="group flex items-baseline gap-8">
                <h2 id={id} className="min-w-0 scroll-mt-64 text-section font-bold wrap-break-word hyphens-auto">
                  {title}
                </h2>
                <a
                  href={`#${id}`}
                  aria-label={m.linkTo({ title })}
                  className="min-w-24 rounded-control text-center text-section text-text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100 max-rail:hidden print:hidden"
                >
                  #
                </a>
              </div>
              {blocksOf(text).map((block) =>
                block.kind === 'text' ? (
                  <p key={block.text} className="mt-8 text-post">
                    <Line text={block.text} />
                  </p>
                ) : (
                  <ul key={block.items[0]} className="mt-8 list-['–__'] ps-20 text-post">
                    {block.items.map((item) => (
                      <li key={item} className="mt-4">
                        <Item text={item} />
                      </li>
                    ))}
                  </ul>
                ),
              )}
              {id === 'helpContact' && (
                <p className="mt-8">
                  <a
                    href={pageAddress('/contact')}
                    className="inline-flex min-h-24 items-center text-accent-text underline"
                  >
                    {m.contactLink()}
                  </a>
                </p>
              )}
            </div>
          </section>
        ))}
        {hasExample && (
          <Notice tone="warning" live="none" className="mt-32">
            {m.exampleContact()}
          </Notice>
        )}
        <div className="mt-48 border-t border-border pt-16 wide:hidden print:hidden">
          <OtherPages page={page} />
        </div>
      </article>
      {/* In the frame's third column, up to the top of the window: the frame leaves it free on these pages. */}
      <div className="absolute -top-52 bottom-0 start-full ms-24 w-340 pt-12 max-wide:hidden print:hidden">
        <ContentsColumn page={page} />
      </div>
    </div>
  )
}
