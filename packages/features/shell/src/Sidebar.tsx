import { pageAddress } from '@skein/contract/addresses'
import type { CurrentUser } from '@skein/contract'
import { Pressable, SparklesIcon, Wordmark } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { ReactNode } from 'react'
import type { ChatControl } from './chat-control.ts'
import { MemberBlock, VisitorBlock } from './MemberBlock.tsx'
import { NavEntryLabel, RailTooltip, entryStyle } from './NavEntry.tsx'
import { isCurrent, memberPlaces, visitorPlaces, type NavPlace } from './nav-entries.ts'
import { regionIds } from './SkipLinks.tsx'

type SidebarProps = { path: string; viewer: CurrentUser | null; chat: ChatControl }

/** The navigation at the start side (specification §2.2): full from 1180 px, an icon rail from 720 px, absent below. */
export function Sidebar({ path, viewer, chat }: SidebarProps) {
  const m = useMessages('shell')
  const places = (list: readonly NavPlace[]) =>
    list.map((place) => <PlaceEntry key={place.href} place={place} path={path} viewer={viewer} />)
  return (
    <nav
      aria-label={m.mainNavigation()}
      className="sticky top-0 flex h-dvh flex-col overflow-y-auto overscroll-contain px-8 max-wide:items-center max-rail:hidden"
    >
      <a
        href={pageAddress('/')}
        aria-label={m.logoHome()}
        className="mb-10 ms-6 mt-14 flex w-fit items-center rounded-card p-6 max-wide:ms-0"
      >
        <Wordmark className="gap-10 text-section font-bold max-wide:gap-0 max-wide:text-[0px]" />
      </a>
      <div id={regionIds.navigation} tabIndex={-1} className="flex flex-col gap-2 max-wide:gap-4">
        {viewer === null ? (
          places(visitorPlaces)
        ) : (
          <>
            {places(memberPlaces.beforeChat)}
            <ChatEntry chat={chat} />
            {places(memberPlaces.afterChat)}
          </>
        )}
      </div>
      {viewer === null ? <VisitorBlock /> : <MemberBlock viewer={viewer} />}
    </nav>
  )
}

function PlaceEntry({ place, path, viewer }: { place: NavPlace; path: string; viewer: CurrentUser | null }) {
  const m = useMessages('shell')
  const label = m[place.name]()
  const isHere = isCurrent(path, place.href, viewer?.username)
  const count = place.unread === undefined ? 0 : (viewer?.unread[place.unread] ?? 0)
  return (
    <RailTooltip label={label} count={count}>
      <a
        href={place.href}
        aria-current={isHere ? 'page' : undefined}
        className={entryStyle({ tone: place.isProminent ? 'accent' : 'plain', isCurrent: isHere })}
      >
        <NavEntryLabel Icon={place.Icon} label={label} count={count} />
      </a>
    </RailTooltip>
  )
}

function ChatEntry({ chat }: { chat: ChatControl }): ReactNode {
  const m = useMessages('shell')
  return (
    <RailTooltip label={m.aiChat()}>
      <Pressable
        aria-expanded={chat.isOpen}
        onClick={chat.toggle}
        className={entryStyle({ tone: 'ai', isCurrent: chat.isOpen })}
      >
        <NavEntryLabel Icon={SparklesIcon} label={m.aiChat()} />
      </Pressable>
    </RailTooltip>
  )
}
