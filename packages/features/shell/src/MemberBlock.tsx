import { pageAddress } from '@skein/contract/addresses'
import type { CurrentUser } from '@skein/contract'
import { Avatar, Button, IconButton, LogOutIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { AccountsButton } from './accounts/AccountsButton.tsx'
import { RailTooltip } from './NavEntry.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import { useLogOut } from './use-log-out.ts'

const place = 'mt-auto flex items-center pt-24 max-wide:flex-col'

/** The foot of the sidebar: who is signed in, the theme, and the way out (specification §2.2). */
export function MemberBlock({ viewer }: { viewer: CurrentUser }) {
  const m = useMessages('shell')
  const { logOut, isPending } = useLogOut()
  return (
    <div className={`${place} pb-18`}>
      <div className="relative ms-8 flex min-w-0 flex-1 max-wide:order-last max-wide:ms-0 max-wide:mt-4 max-wide:flex-none">
        <RailTooltip label={viewer.name}>
          <a
            href={pageAddress('/profile')}
            className="flex min-w-0 flex-1 items-center gap-8 rounded-pill p-4 hover:bg-hover"
          >
            <Avatar name={viewer.name} src={viewer.avatar ?? undefined} size={40} />
            <span className="min-w-0 max-wide:sr-only">
              <bdi className="block w-fit max-w-full truncate text-control font-semibold text-text">{viewer.name}</bdi>{' '}
              <bdi className="block w-fit max-w-full truncate text-caption text-text-muted">@{viewer.username}</bdi>
            </span>
          </a>
        </RailTooltip>
        <AccountsButton viewer={viewer} />
      </div>
      <ThemeButton />
      <IconButton
        label={m.logOut()}
        icon={<LogOutIcon className="rtl:-scale-x-100" />}
        aria-disabled={isPending || undefined}
        onClick={logOut}
        className="ms-2 max-wide:ms-0"
      />
    </div>
  )
}

/** The same place for a visitor: the ways in. */
export function VisitorBlock() {
  const m = useMessages('shell')
  return (
    <div className={`${place} gap-8 px-8 pb-22 max-wide:px-0`}>
      <Button asChild className="flex-1 max-wide:hidden">
        <a href={pageAddress('/auth')}>{m.signIn()}</a>
      </Button>
      <ThemeButton />
    </div>
  )
}
