import { pageAddress } from '@skein/contract/addresses'
import type { CurrentUser } from '@skein/contract'
import { latePart, useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { Suspense, useState, type ReactNode } from 'react'
import { BottomBar } from './BottomBar.tsx'
import type { ChatControl } from './chat-control.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineRow } from './OfflineRow.tsx'
import { SidePanel } from './side-panel/SidePanel.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLinks, regionIds } from './SkipLinks.tsx'

// What only a press brings up is fetched at that press.
const AiPanel = latePart(async () => (await import('./sheet/AiPanel.tsx')).AiPanel)
const AccountSheet = latePart(async () => (await import('./sheet/AccountSheet.tsx')).AccountSheet)

const column = cva(
  'flex min-h-dvh min-w-0 flex-col border-border bg-surface max-rail:min-h-[calc(100dvh---spacing(50)-env(safe-area-inset-bottom))] rail:border-x',
  { variants: { isWide: { true: 'aside:col-span-2', false: '' } } },
)

const side = cva('rail:col-start-2', {
  variants: {
    hasPanel: {
      true: 'aside:sticky aside:top-0 aside:col-start-3 aside:row-start-1 aside:h-dvh aside:overscroll-contain aside:pt-12 aside:[scrollbar-width:none]',
      false: '',
    },
    isChatOpen: { true: 'panel:[&>:not(dialog)]:hidden panel:pt-0', false: '' },
  },
  compoundVariants: [
    { hasPanel: true, isChatOpen: false, class: 'aside:overflow-y-auto' },
    { hasPanel: true, isChatOpen: true, class: 'max-panel:aside:overflow-y-auto' },
  ],
})

export type AppShellProps = {
  /** The screen's name: the one `h1` of the page. The 404's sentence stands in the page itself, so the `h1` is then '404'. */
  title: string
  /** The path of the page, without its query; it lights the entry of the navigation. */
  path: string
  /** The signed-in member; for a visitor there are ways in, and no call that only members may make. */
  viewer: CurrentUser | null
  /** Content as wide as feed and panel together (964 px, 896 beside the rail); the panel then has no place. */
  wide?: boolean
  /** In place of the default right panel; `null` for none. */
  aside?: ReactNode
  /** What is searched for now, shown in the header's box. */
  query?: string
  /** What 'Back' does; by default one step back in the history, or home where there is none. */
  onBack?: () => void
  children?: ReactNode
}

function goBack(): void {
  if (history.length > 1) history.back()
  else location.assign(pageAddress('/'))
}

/**
 * The frame of every page: three columns 240 · 600 · 340 from 1180 px, 88 · 600 · 280 with an icon rail from 980 px, the
 * rail and 600 from 720 px, a bar of five at the foot below that. It renders the same on the server and in the browser.
 */
export function AppShell({
  title,
  path,
  viewer,
  wide = false,
  aside,
  query = '',
  onBack = goBack,
  children,
}: AppShellProps) {
  const m = useMessages('shell')
  const titles = useMessages('titles')
  const [chat, setChat] = useState<'never' | 'open' | 'closed'>('never')
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never')
  const isChatOpen = chat === 'open' && viewer !== null
  const control: ChatControl = {
    isOpen: isChatOpen,
    toggle: () => setChat(isChatOpen ? 'closed' : 'open'),
    close: () => setChat('closed'),
  }
  const closeMenu = () => setMenu('closed')
  const panel = wide || aside === null ? null : (aside ?? <SidePanel viewer={viewer} />)
  // Pages with a box of their own, and those that have no room for one, leave it out on a phone (look/notes-C).
  const hasSearchOnPhone = path === '/'

  return (
    // `--docked` is the height of what a screen keeps above the bar of a phone.
    <div className="min-h-dvh bg-canvas text-text max-rail:pb-[calc(--spacing(50)+env(safe-area-inset-bottom)+var(--docked,0px))] rail:grid rail:grid-cols-[5.5rem_minmax(0,37.5rem)] rail:content-start rail:justify-center aside:grid-cols-[5.5rem_minmax(0,37.5rem)_17.5rem] aside:gap-x-16 aside:pe-16 wide:grid-cols-[15rem_minmax(0,37.5rem)_21.25rem] wide:gap-x-24 panel:pe-0">
      <SkipLinks hasSearchOnPhone={hasSearchOnPhone || path === pageAddress('/search')} />
      <Sidebar path={path} viewer={viewer} chat={control} />
      <div className={column({ isWide: wide })}>
        <Header
          title={title === titles.notFound() ? m.notFound() : title}
          path={path}
          query={query}
          viewer={viewer}
          chat={control}
          hasSearchOnPhone={hasSearchOnPhone}
          isMenuOpen={menu === 'open'}
          onMenu={() => setMenu('open')}
          onBack={onBack}
        />
        <OfflineRow />
        <main id={regionIds.main} tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
          {children}
        </main>
      </div>
      <div className={side({ hasPanel: panel !== null, isChatOpen })}>
        {panel}
        <Footer />
        <Suspense>
          {chat !== 'never' && viewer !== null && (
            <AiPanel isOpen={isChatOpen} onClose={control.close} hasColumn={panel !== null} />
          )}
          {menu !== 'never' && (
            <AccountSheet
              isOpen={menu === 'open'}
              onClose={closeMenu}
              path={path}
              viewer={viewer}
              onChat={() => {
                closeMenu()
                setChat('open')
              }}
            />
          )}
        </Suspense>
      </div>
      <BottomBar path={path} viewer={viewer} />
    </div>
  )
}
