import { Tabs } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { NotificationList } from './NotificationList.tsx'
import { notificationTabs, type NotificationTab } from './notification-tabs.ts'

export type NotificationsScreenProps = { tab: NotificationTab; onTab: (tab: NotificationTab) => void }

/** Notifications (specification §2.7, behaviour §2.7): all of them, and tabs of what was said, asked, and done by members followed. */
export function NotificationsScreen({ tab, onTab }: NotificationsScreenProps) {
  const m = useMessages('notifications')
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => {
        const next = notificationTabs.find((known) => known === value)
        if (next) onTab(next)
      }}
      className="flex flex-1 flex-col max-rail:pb-80"
    >
      <Tabs.List
        label={m.tabs()}
        className="sticky top-52 z-10 border-b border-border bg-surface max-rail:*:px-8 [&>*]:grow"
      >
        {notificationTabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {m[name]()}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {notificationTabs.map((name) => (
        <Tabs.Panel key={name} value={name} className="flex flex-1 flex-col">
          {name === tab && <NotificationList tab={name} />}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
