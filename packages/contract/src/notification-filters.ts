/** Parts of the list of notifications that can be asked for alone: what was said to the member, who asks to follow, and what followed members did. */
export const notificationFilters = ['mentions', 'requests', 'following'] as const

export type NotificationFilter = (typeof notificationFilters)[number]
