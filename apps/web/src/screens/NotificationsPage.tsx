/** Notifications as a chunk of their own. */
export { NotificationsScreen } from '@skein/feature-notifications'
