import type { BrowserAccount } from '@skein/contract'
import { pageAddress } from '@skein/contract/addresses'
import { limits } from '@skein/contract'
import { isLeft, serverMessageOf, useAccounts, useSwitchAccount } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Where another account is added. */
export const addAddress = pageAddress('/auth', { view: 'add' })

/**
 * The accounts that this browser is signed in to beside the one at hand, and going on as one of them: at home, for the page that was here
 * belongs to the one before.
 */
export function useOtherAccounts() {
  const m = useMessages('accounts')
  const { accounts, error, retry } = useAccounts()
  const { mutateAsync, isPending } = useSwitchAccount()
  const change = async ({ id, username }: BrowserAccount) => {
    if (isPending) return
    try {
      await mutateAsync(id)
    } catch (failure) {
      toast(
        isLeft(failure)
          ? {
              title: m.left({ username }),
              description: m.leftText(),
              action: { label: m.signInAgain(), onClick: () => location.assign(addAddress) },
            }
          : { title: m.switchFailed(), description: serverMessageOf(failure) ?? m.switchFailed(), tone: 'danger' },
      )
      return
    }
    location.assign(pageAddress('/'))
  }
  return {
    others: accounts?.filter(({ current }) => !current) ?? [],
    isFull: (accounts?.length ?? 0) >= limits.accounts.max,
    isFailed: error !== null,
    retry,
    change: (account: BrowserAccount) => void change(account),
  }
}
