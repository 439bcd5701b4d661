import type { Search } from '@skein/contract/addresses'

/** The four tabs of specification §2.11; Account is where one arrives, and an address does not name it. */
export const settingsTabs = ['account', 'notifications', 'privacy', 'appearance'] as const

export type SettingsTab = (typeof settingsTabs)[number]

/** The tab that the query of an address says. */
export const tabOf = ({ tab }: Search<'/settings'>): SettingsTab => tab ?? 'account'

/** What the query of an address says about a tab. */
export const searchOf = (tab: SettingsTab): Search<'/settings'> => ({ tab: tab === 'account' ? undefined : tab })
