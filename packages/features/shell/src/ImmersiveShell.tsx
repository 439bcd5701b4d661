import { pageAddress } from '@skein/contract/addresses'
import type { CurrentUser } from '@skein/contract'
import { Avatar, CountBadge, Logo, Pressable, SparklesIcon, Tooltip, type IconProps } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import {
  Suspense,
  useState,
  type AriaAttributes,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { BottomBar } from './BottomBar.tsx'
import { entryStyle, useUnreadText } from './NavEntry.tsx'
import { OfflineRow } from './OfflineRow.tsx'
import { regionIds } from './SkipLinks.tsx'
import { isCurrent, memberPlaces, visitorPlaces, type NavPlace } from './nav-entries.ts'

const AiPanel = latePart(async () => (await import('./sheet/AiPanel.tsx')).AiPanel)

export type ImmersiveShellProps = {
  /** The screen's name: the one `h1` of the page, heard and not seen. */
  title: string
  /** The path of the page, without its query; it lights the entry of the navigation. */
  path: string
  viewer: CurrentUser | null
  /** Whether a phone has the bar at its foot; a screen without it has a way back of its own. */
  hasBar?: boolean
  /** `dark` where the bar stands under a picture; otherwise it has the theme of the page. */
  barTheme?: 'dark'
  children?: ReactNode
}

/** Beside the rail and, on a phone, above the bar. */
const column = cva('flex min-w-0 flex-1 flex-col', {
  variants: { hasBar: { true: 'max-rail:pb-[calc(--spacing(50)+env(safe-area-inset-bottom))]', false: '' } },
})

/**
 * The frame of screens that are a picture: the whole window, an icon rail of 88 px from 720 px on, dark in both themes
 * (look/notes-B, Common). On a phone the picture has everything, or all but the bar of five.
 */
export function ImmersiveShell({ title, path, viewer, hasBar = false, barTheme, children }: ImmersiveShellProps) {
  const [chat, setChat] = useState<'never' | 'open' | 'closed'>('never')
  const isChatOpen = chat === 'open' && viewer !== null
  return (
    <div className="flex h-dvh overflow-clip bg-surface text-text">
      <Skips hasBar={hasBar} />
      <Rail
        path={path}
        viewer={viewer}
        isChatOpen={isChatOpen}
        onChat={() => setChat(isChatOpen ? 'closed' : 'open')}
      />
      <div className={column({ hasBar })}>
        <OfflineRow />
        <main id={regionIds.main} tabIndex={-1} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
          <h1 className="sr-only">{title}</h1>
          {children}
        </main>
      </div>
      <Suspense>
        {chat !== 'never' && viewer !== null && (
          <AiPanel isOpen={isChatOpen} onClose={() => setChat('closed')} hasColumn={false} />
        )}
      </Suspense>
      {hasBar && (
        <div data-theme={barTheme} className="contents">
          <BottomBar path={path} viewer={viewer} />
        </div>
      )}
    </div>
  )
}

type RailProps = { path: string; viewer: CurrentUser | null; isChatOpen: boolean; onChat: () => void }

/** Marks alone; the names are heard, and seen after a moment. */
function Rail({ path, viewer, isChatOpen, onChat }: RailProps) {
  const m = useMessages('shell')
  const places = (list: readonly NavPlace[]) =>
    list.map((place) => <RailPlace key={place.href} place={place} path={path} viewer={viewer} />)
  return (
    <nav
      aria-label={m.mainNavigation()}
      data-theme="dark"
      className="flex w-88 shrink-0 flex-col items-center overflow-y-auto overscroll-contain border-e border-border bg-canvas px-8 text-text max-rail:hidden"
    >
      <a
        href={pageAddress('/')}
        aria-label={m.logoHome()}
        className="mt-14 mb-10 flex w-fit items-center rounded-card p-6"
      >
        <Logo />
      </a>
      <div id={regionIds.navigation} tabIndex={-1} className="flex flex-col gap-4">
        {viewer === null ? (
          places(visitorPlaces)
        ) : (
          <>
            {places(memberPlaces.beforeChat)}
            <Named label={m.aiChat()}>
              <Pressable
                aria-expanded={isChatOpen}
                onClick={onChat}
                className={`${entryStyle({ tone: 'ai', isCurrent: isChatOpen })} ${inRail}`}
              >
                <Mark Icon={SparklesIcon} label={m.aiChat()} />
              </Pressable>
            </Named>
            {places(memberPlaces.afterChat)}
          </>
        )}
      </div>
      {viewer !== null && (
        <Named label={viewer.name}>
          <a href={pageAddress('/profile')} className="mt-auto mb-18 rounded-pill p-4 hover:bg-hover">
            <Avatar name={viewer.name} src={viewer.avatar ?? undefined} size={32} />
            <span className="sr-only">
              {viewer.name} @{viewer.username}
            </span>
          </a>
        </Named>
      )}
    </nav>
  )
}

/** An entry is 52 wide here at every width. */
const inRail = 'w-52! justify-center px-0!'

function RailPlace({ place, path, viewer }: { place: NavPlace; path: string; viewer: CurrentUser | null }) {
  const m = useMessages('shell')
  const unread = useUnreadText()
  const label = m[place.name]()
  const isHere = isCurrent(path, place.href, viewer?.username)
  const count = place.unread === undefined ? 0 : (viewer?.unread[place.unread] ?? 0)
  return (
    <Named label={count > 0 ? `${label}, ${unread(count)}` : label}>
      <a
        href={place.href}
        aria-current={isHere ? 'page' : undefined}
        className={`${entryStyle({ tone: place.isProminent ? 'accent' : 'plain', isCurrent: isHere })} ${inRail}`}
      >
        <Mark Icon={place.Icon} label={label} count={count} />
      </a>
    </Named>
  )
}

/** The mark and how much is unread; the name is left to assistive technology and the tooltip. */
function Mark({ Icon, label, count = 0 }: { Icon: FunctionComponent<IconProps>; label: string; count?: number }) {
  const unread = useUnreadText()
  return (
    <>
      <Icon size={20} />
      <span className="sr-only">{label}</span>
      <CountBadge
        count={count}
        label={unread(count)}
        className="absolute start-28 top-2 h-18 min-h-0 min-w-18 px-4 shadow-[0_0_0_2px_var(--ds-color-canvas)]"
      />
    </>
  )
}

const skip = cva(
  'not-focus:sr-only absolute start-12 top-12 rounded-control bg-toast px-16 py-12 text-control font-semibold whitespace-nowrap text-on-toast',
  { variants: { on: { any: '', rail: 'max-rail:hidden', phone: 'rail:hidden' } } },
)

/** The first stops of the Tab key; there is no search box here to lead to. */
function Skips({ hasBar }: { hasBar: boolean }) {
  const m = useMessages('shell')
  return (
    <div className="fixed start-0 top-0 z-50">
      <a href={`#${regionIds.main}`} className={skip()}>
        {m.skipToContent()}
      </a>
      <a href={`#${regionIds.navigation}`} className={skip({ on: 'rail' })}>
        {m.skipToNavigation()}
      </a>
      {hasBar && (
        <a href={`#${regionIds.bar}`} className={skip({ on: 'phone' })}>
          {m.skipToNavigation()}
        </a>
      )}
    </div>
  )
}

const Named = ({ label, children }: { label: string; children: ReactElement<AriaAttributes> }) => (
  <Tooltip label={label} side="end">
    {children}
  </Tooltip>
)
