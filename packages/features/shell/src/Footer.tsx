import { pageAddress, informationPages } from '@skein/contract/addresses'
import { Pressable } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { requestKeys } from './keys/keys-port.ts'

/** Whether one of them stands at the address. */
export const isInformation = (path: string): boolean =>
  informationPages.some((page) => path === pageAddress(`/${page}`))

const entry =
  "flex items-center not-last:after:px-[0.25em] not-last:after:content-['·'] pointer-coarse:not-last:after:content-none"
const target =
  'flex min-h-24 items-center hover:text-text hover:underline pointer-coarse:min-h-44 pointer-coarse:min-w-44'

/** The nine links, and the overview of keys; rows are 24 high for a mouse and 44 for a finger (WCAG 2.5.8). */
export function FooterLinks() {
  const m = useMessages('shell')
  return (
    <ul className="flex flex-wrap pointer-coarse:gap-x-12">
      {informationPages.map((page) => (
        <li key={page} className={entry}>
          <a href={pageAddress(`/${page}`)} className={target}>
            {m[page]()}
          </a>
        </li>
      ))}
      <li className={entry}>
        <Pressable aria-haspopup="dialog" className={target} onClick={(event) => requestKeys(event.currentTarget)}>
          {m.keys()}
        </Pressable>
      </li>
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
