import type { CurrentUser } from '@skein/contract'
import { CountBadge } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { useUnreadText } from './NavEntry.tsx'
import { barPlaces, isCurrent, visitorPlaces } from './nav-entries.ts'
import { regionIds } from './SkipLinks.tsx'

const item = cva('relative grid h-49 flex-1 place-items-center -outline-offset-4', {
  variants: { isCurrent: { true: 'text-text [&>svg]:stroke-[2.25]', false: 'text-text-muted' } },
})

/** The bar of five at the foot of a phone, 49 px and the safe area below it (look.md, Layout). */
export function BottomBar({ path, viewer }: { path: string; viewer: CurrentUser | null }) {
  const m = useMessages('shell')
  const unread = useUnreadText()
  return (
    <nav
      id={regionIds.bar}
      tabIndex={-1}
      aria-label={m.quickNavigation()}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] rail:hidden"
    >
      {(viewer === null ? visitorPlaces : barPlaces).map(({ name, href, Icon, unread: kind }) => {
        const isHere = isCurrent(path, href, viewer?.username)
        const count = kind === undefined ? 0 : (viewer?.unread[kind] ?? 0)
        return (
          <a key={href} href={href} aria-current={isHere ? 'page' : undefined} className={item({ isCurrent: isHere })}>
            <Icon size={22} />
            <span className="sr-only">{m[name]()}</span>
            <CountBadge
              count={count}
              label={unread(count)}
              className="absolute start-[calc(50%+2px)] top-6 h-18 min-h-0 min-w-18 px-4 shadow-[0_0_0_2px_var(--ds-color-surface)]"
            />
          </a>
        )
      })}
    </nav>
  )
}
