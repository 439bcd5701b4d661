import { useRouter, useSearch } from '@tanstack/react-router'
import { NotificationsScreen, searchOf, tabOf } from '@skein/feature-notifications'

/** Notifications at the tab that the address names. */
export function NotificationsPage() {
  const router = useRouter()
  const search = useSearch({ from: '/notifications' })
  return (
    <NotificationsScreen
      tab={tabOf(search)}
      onTab={(tab) => void router.navigate({ to: '/notifications', search: searchOf(tab), replace: true })}
    />
  )
}
