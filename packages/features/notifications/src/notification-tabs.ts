import { notificationFilters, type NotificationFilter } from '@skein/contract'
import type { Search } from '@skein/contract/addresses'

/** All, and the parts that can be looked at alone. All is where one arrives, and an address does not name it. */
export const notificationTabs = ['all', ...notificationFilters] as const

export type NotificationTab = (typeof notificationTabs)[number]

/** The tab that the query of an address says. */
export const tabOf = ({ tab }: Search<'/notifications'>): NotificationTab => tab ?? 'all'

/** What the query of an address says about a tab. */
export const searchOf = (tab: NotificationTab): Search<'/notifications'> => ({ tab: filterOf(tab) })

/** The part of the list that a tab shows; all of it where there is none. */
export const filterOf = (tab: NotificationTab): NotificationFilter | undefined => (tab === 'all' ? undefined : tab)
