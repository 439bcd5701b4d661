/** What others did that concerns a member. */
export { NotificationsScreen } from './NotificationsScreen.tsx'
