import { searchBoxId } from '@skein/feature-search-box'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'

const link = cva(
  'not-focus:sr-only absolute start-12 top-12 rounded-control bg-toast px-16 py-12 text-control font-semibold whitespace-nowrap text-on-toast',
  { variants: { shownFrom: { any: '', rail: 'max-rail:hidden', phone: 'rail:hidden' } } },
)

/** Ids of the regions that skip links lead to. */
export const regionIds = { main: 'main', navigation: 'navigation', bar: 'bar', search: searchBoxId } as const

/** The first stops of the Tab key: straight to what one came for (WCAG 2.4.1). */
export function SkipLinks({ hasSearchOnPhone }: { hasSearchOnPhone: boolean }) {
  const m = useMessages('shell')
  return (
    <div className="fixed start-0 top-0 z-50">
      <a href={`#${regionIds.main}`} className={link()}>
        {m.skipToContent()}
      </a>
      <a href={`#${regionIds.navigation}`} className={link({ shownFrom: 'rail' })}>
        {m.skipToNavigation()}
      </a>
      <a href={`#${regionIds.bar}`} className={link({ shownFrom: 'phone' })}>
        {m.skipToNavigation()}
      </a>
      <a href={`#${regionIds.search}`} className={link({ shownFrom: hasSearchOnPhone ? 'any' : 'rail' })}>
        {m.skipToSearch()}
      </a>
    </div>
  )
}
