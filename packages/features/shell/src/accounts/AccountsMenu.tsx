import type { CurrentUser } from '@skein/contract'
import { limits } from '@skein/contract'
import { Avatar, DropdownMenu, LogOutIcon, PlusIcon, RefreshCwIcon } from '@skein/design-system'
import { AnchoredMenu, type MenuAnchor } from '@skein/feature-post/menu'
import { useMessages } from '@skein/i18n'
import { useLogOut } from '../use-log-out.ts'
import { AccountFace } from './AccountFace.tsx'
import { addAddress, useOtherAccounts } from './use-other-accounts.ts'

/** At the foot of the sidebar: the other accounts of this browser, adding one, and the way out of this one. */
export function AccountsMenu({ anchor, viewer }: { anchor: MenuAnchor; viewer: CurrentUser }) {
  const m = useMessages('accounts')
  const common = useMessages('common')
  const { others, isFull, isFailed, retry, change } = useOtherAccounts()
  const { logOut } = useLogOut()
  return (
    <AnchoredMenu anchor={anchor} label={m.otherAccounts()}>
      {others.map((account) => (
        <DropdownMenu.Item
          key={account.id}
          icon={<Avatar name={account.name} src={account.avatar ?? undefined} size={32} />}
          onSelect={() => change(account)}
        >
          <AccountFace account={account} />
        </DropdownMenu.Item>
      ))}
      {isFailed && (
        <>
          <DropdownMenu.Label>{m.loadFailed()}</DropdownMenu.Label>
          <DropdownMenu.Item
            icon={<RefreshCwIcon size={18} />}
            onSelect={(event) => {
              event.preventDefault()
              retry()
            }}
          >
            {common.retry()}
          </DropdownMenu.Item>
        </>
      )}
      {(others.length > 0 || isFailed) && <DropdownMenu.Separator />}
      {isFull ? (
        <DropdownMenu.Label>{m.full({ max: String(limits.accounts.max) })}</DropdownMenu.Label>
      ) : (
        <DropdownMenu.LinkItem icon={<PlusIcon size={18} />} href={addAddress}>
          {m.addAccount()}
        </DropdownMenu.LinkItem>
      )}
      <DropdownMenu.Item icon={<LogOutIcon size={18} className="rtl:-scale-x-100" />} onSelect={logOut}>
        {m.logOutOf({ username: viewer.username })}
      </DropdownMenu.Item>
    </AnchoredMenu>
  )
}
