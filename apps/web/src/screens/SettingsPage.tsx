import { useLocation, useRouter } from '@tanstack/react-router'
import { SettingsScreen, tabAddress, tabIn } from '@skein/feature-settings'

/** Settings at the tab that the address names. */
export function SettingsPage() {
  const router = useRouter()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  return (
    <SettingsScreen
      tab={tabIn(search)}
      onTab={(tab) => void router.navigate({ href: tabAddress(tab), replace: true, resetScroll: false })}
      // The whole page starts anew, signed out: nothing of the account stays in memory.
      onLeave={() => location.assign('/')}
    />
  )
}
