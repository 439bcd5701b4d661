/** The four tabs of specification §2.11; Account is where one arrives. */
export const settingsTabs = ['account', 'notifications', 'privacy', 'appearance'] as const

export type SettingsTab = (typeof settingsTabs)[number]

/** The tab that an address names (`?tab=privacy`), else Account. */
export const tabIn = (search: string): SettingsTab => {
  const named = new URLSearchParams(search).get('tab')
  return settingsTabs.find((tab) => tab === named) ?? 'account'
}

/** The address of a tab. */
export const tabAddress = (tab: SettingsTab): string => (tab === 'account' ? '/settings' : `/settings?tab=${tab}`)
