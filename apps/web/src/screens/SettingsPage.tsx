import { pageAddress } from '@skein/contract/addresses'
import { useRouter, useSearch } from '@tanstack/react-router'
import { SettingsScreen, searchOf, tabOf } from '@skein/feature-settings'

/** Settings at the tab that the address names. */
export function SettingsPage() {
  const router = useRouter()
  const search = useSearch({ from: '/settings' })
  return (
    <SettingsScreen
      tab={tabOf(search)}
      onTab={(tab) =>
        void router.navigate({ to: '/settings', search: searchOf(tab), replace: true, resetScroll: false })
      }
      // The whole page starts anew, signed out: nothing of the account stays in memory.
      onLeave={() => location.assign(pageAddress('/'))}
    />
  )
}
