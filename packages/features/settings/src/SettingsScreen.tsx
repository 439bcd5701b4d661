import { Suspense } from 'react'
import { useSettings } from '@skein/data'
import { Notice, NoticeAction, Skeleton, SkeletonRegion, Tabs } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { settingsTabs, type SettingsTab } from './settings-tabs.ts'

const AccountTab = latePart(async () => (await import('./account/AccountTab.tsx')).AccountTab)
const NotificationsTab = latePart(async () => (await import('./notifications/NotificationsTab.tsx')).NotificationsTab)
const PrivacyTab = latePart(async () => (await import('./privacy/PrivacyTab.tsx')).PrivacyTab)
const AppearanceTab = latePart(async () => (await import('./appearance/AppearanceTab.tsx')).AppearanceTab)

const panels = { account: AccountTab, notifications: NotificationsTab, privacy: PrivacyTab, appearance: AppearanceTab }

export type SettingsScreenProps = {
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  /** The account is closed: on to the sign-in screen. */
  onLeave: () => void
}

function Waiting() {
  const m = useMessages('settings')
  return (
    <SkeletonRegion label={m.loading()} busy className="grid gap-16 px-16 py-24">
      <Skeleton shape="block" className="h-20 w-160" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="block" className="h-44 w-full" />
      ))}
    </SkeletonRegion>
  )
}

/** Settings (specification §2.11): four tabs, of which only the one that is open is fetched. */
export function SettingsScreen({ tab, onTab, onLeave }: SettingsScreenProps) {
  const m = useMessages('settings')
  const common = useMessages('common')
  const { data, error, refetch } = useSettings()
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => {
        const next = settingsTabs.find((known) => known === value)
        if (next) onTab(next)
      }}
      className="flex flex-1 flex-col"
    >
      <Tabs.List
        label={m.tabs()}
        className="sticky top-52 z-10 border-b border-border bg-surface max-rail:*:flex-1 max-rail:*:px-4"
      >
        {settingsTabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {m[name]()}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {settingsTabs.map((name) => {
        const Panel = panels[name]
        return (
          <Tabs.Panel key={name} value={name}>
            {data === undefined && error !== null ? (
              <Notice
                tone="danger"
                className="m-16"
                action={<NoticeAction onClick={() => void refetch()}>{common.retry()}</NoticeAction>}
              >
                {m.failedToLoad()}
              </Notice>
            ) : data === undefined ? (
              <Waiting />
            ) : (
              <Suspense fallback={<Waiting />}>
                <Panel onLeave={onLeave} />
              </Suspense>
            )}
          </Tabs.Panel>
        )
      })}
    </Tabs.Root>
  )
}
