import { limits } from '@skein/contract'
import { Avatar, PlusIcon, Pressable, RefreshCwIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { sheetRow } from '../sheet/sheet-row.ts'
import { AccountFace } from './AccountFace.tsx'
import { addAddress, useOtherAccounts } from './use-other-accounts.ts'

/** In the menu of a phone: the other accounts of this browser, and adding one. A failure is said by a toast, once the menu has closed. */
export function AccountRows({ onClose }: { onClose: () => void }) {
  const m = useMessages('accounts')
  const common = useMessages('common')
  const { others, isFull, isFailed, retry, change } = useOtherAccounts()
  return (
    <>
      {others.length > 0 && (
        <ul aria-label={m.otherAccounts()}>
          {others.map((account) => (
            <li key={account.id}>
              <Pressable
                className={sheetRow({ tone: 'plain' })}
                onClick={() => {
                  onClose()
                  change(account)
                }}
              >
                <Avatar name={account.name} src={account.avatar ?? undefined} size={32} className="-mx-6" />
                <AccountFace account={account} />
              </Pressable>
            </li>
          ))}
        </ul>
      )}
      {isFailed && (
        <>
          <p className="px-12 pt-8 text-caption text-text-muted">{m.loadFailed()}</p>
          <Pressable className={sheetRow({ tone: 'plain' })} onClick={retry}>
            <RefreshCwIcon />
            {common.retry()}
          </Pressable>
        </>
      )}
      {isFull ? (
        <p className="px-12 py-8 text-caption text-text-muted">{m.full({ max: String(limits.accounts.max) })}</p>
      ) : (
        <a href={addAddress} className={sheetRow({ tone: 'plain' })}>
          <PlusIcon />
          {m.addAccount()}
        </a>
      )}
    </>
  )
}
