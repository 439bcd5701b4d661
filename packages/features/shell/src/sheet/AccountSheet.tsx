import { pageAddress } from '@skein/contract/addresses'
import type { CurrentUser } from '@skein/contract'
import { Avatar, Button, IconButton, LogOutIcon, Pressable, SparklesIcon, XIcon, useTheme } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Suspense, type MouseEvent } from 'react'
import { AccountRows } from '../accounts/AccountRows.tsx'
import { settingsPlace } from '../all-places.ts'
import { FooterLinks } from '../Footer.tsx'
import { isCurrent, menuPlaces } from '../nav-entries.ts'
import { ThemeMark } from '../ThemeButton.tsx'
import { useLogOut } from '../use-log-out.ts'
import { Sheet } from './Sheet.tsx'
import { sheetRow } from './sheet-row.ts'

type AccountSheetProps = {
  isOpen: boolean
  onClose: () => void
  path: string
  viewer: CurrentUser | null
  onChat: () => void
}

/** What the bar of a phone leaves out, from the avatar in the header: the other screens, the theme and the way out. */
export function AccountSheet({ isOpen, onClose, path, viewer, onChat }: AccountSheetProps) {
  const m = useMessages('shell')
  const common = useMessages('common')
  // Following a link leaves the menu. It closes before the new page takes the focus.
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) onClose()
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={m.accountMenu()} place="bottom">
      {/* Only the presses of links that come up from inside. */}
      <div role="presentation" className="overflow-y-auto overscroll-contain p-12" onClick={closeOnLink}>
        <div className="flex items-center gap-8 pb-8">
          {viewer === null ? (
            <p className="min-w-0 flex-1 px-12 text-control text-text-muted">{m.visitorText()}</p>
          ) : (
            <a href={pageAddress('/profile')} className="flex min-w-0 flex-1 items-center gap-12 rounded-card p-12">
              <Avatar name={viewer.name} src={viewer.avatar ?? undefined} size={40} />
              <span className="min-w-0">
                <bdi className="block w-fit max-w-full truncate text-label font-semibold">{viewer.name}</bdi>{' '}
                <bdi className="block w-fit max-w-full truncate text-caption text-text-muted">@{viewer.username}</bdi>
              </span>
            </a>
          )}
          <IconButton size="md" label={common.close()} icon={<XIcon />} onClick={onClose} />
        </div>
        {viewer === null ? (
          <VisitorRows />
        ) : (
          <nav aria-label={m.everything()}>
            {[...menuPlaces, settingsPlace].map(({ name, href, Icon, isProminent }) => (
              <a
                key={href}
                href={href}
                aria-current={isCurrent(path, href, viewer.username) ? 'page' : undefined}
                className={sheetRow({ tone: isProminent ? 'accent' : 'plain' })}
              >
                <Icon />
                {m[name]()}
              </a>
            ))}
            <Pressable className={sheetRow({ tone: 'ai' })} onClick={onChat}>
              <SparklesIcon />
              {m.aiChat()}
            </Pressable>
          </nav>
        )}
        <hr className="my-8 border-border" />
        <ThemeRow />
        {viewer !== null && (
          <>
            <hr className="my-8 border-border" />
            <Suspense>
              <AccountRows onClose={onClose} />
            </Suspense>
            <LogOutRow onClose={onClose} />
          </>
        )}
        <hr className="my-8 border-border" />
        <nav aria-label={m.footer()} className="px-12 text-caption text-text-muted">
          <FooterLinks />
        </nav>
      </div>
    </Sheet>
  )
}

function VisitorRows() {
  const m = useMessages('shell')
  return (
    <div className="flex gap-8 px-12 pb-8">
      <Button asChild size="md" className="flex-1">
        <a href={pageAddress('/auth', { view: 'register' })}>{m.join()}</a>
      </Button>
      <Button asChild size="md" variant="quiet" className="flex-1">
        <a href={pageAddress('/auth')}>{m.signIn()}</a>
      </Button>
    </div>
  )
}

function ThemeRow() {
  const m = useMessages('shell')
  const { toggle } = useTheme()
  return (
    <Pressable className={sheetRow({ tone: 'plain' })} onClick={toggle}>
      <ThemeMark />
      {m.toggleTheme()}
    </Pressable>
  )
}

function LogOutRow({ onClose }: { onClose: () => void }) {
  const m = useMessages('shell')
  const { logOut, isPending } = useLogOut()
  return (
    <Pressable
      className={sheetRow({ tone: 'plain' })}
      aria-disabled={isPending || undefined}
      onClick={() => {
        // A failure is said by a toast, which would stand behind the menu.
        onClose()
        logOut()
      }}
    >
      <LogOutIcon className="rtl:-scale-x-100" />
      {m.logOut()}
    </Pressable>
  )
}
