/** What others did that concerns a member. */
export { searchOf, tabOf } from './notification-tabs.ts'
export { NotificationsScreen } from './NotificationsScreen.tsx'
