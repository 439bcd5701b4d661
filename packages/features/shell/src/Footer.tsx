import { pageAddress, informationPages } from '@skein/contract/addresses'
import { useMessages } from '@skein/i18n'

/** Whether one of them stands at the address. */
export const isInformation = (path: string): boolean =>
  informationPages.some((page) => path === pageAddress(`/${page}`))

/** The nine links; rows are 24 high for a mouse and 44 for a finger (WCAG 2.5.8). */
export function FooterLinks() {
  const m = useMessages('shell')
  return (
    <ul className="flex flex-wrap pointer-coarse:gap-x-12">
      {informationPages.map((page) => (
        <li
          key={page}
          className="flex items-center not-last:after:px-[0.25em] not-last:after:content-['·'] pointer-coarse:not-last:after:content-none"
        >
          <a
            href={pageAddress(`/${page}`)}
            className="flex min-h-24 items-center hover:text-text hover:underline pointer-coarse:min-h-44 pointer-coarse:min-w-44"
          >
            {m[page]()}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Below the right panel, and below the content where there is none (specification §1, §2.2). */
export function Footer() {
  const m = useMessages('shell')
  return (
    <footer className="px-16 py-12 text-meta leading-18 text-text-faint">
      <nav aria-label={m.footer()}>
        <FooterLinks />
      </nav>
      <p>{m.humanLine()}</p>
      <p>{m.copyright()}</p>
    </footer>
  )
}
