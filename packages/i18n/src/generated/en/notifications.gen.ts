// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { NotificationsMessages } from '../types.gen.ts'

const messages: NotificationsMessages = {
  list: () => 'Notifications',
  loading: () => 'Loading notifications',
  empty: () => 'No notifications yet',
  emptyText: () => 'Likes, replies and new followers appear here.',
  explorePosts: () => 'Explore posts',
  failedToLoad: () => 'Failed to load notifications. Please try again.',
  loadMore: () => 'Load more notifications',
  markAllRead: () => 'Mark all as read',
  markedRead: () => 'All notifications are read',
  markFailed: () => 'Failed to mark as read',
  newCount: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} new` : `${number('en', a.count)} new`)}`,
  newMany: () => '99+ new',
  newNotifications: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} new notification` : `${number('en', a.count)} new notifications`)}`,
  unread: () => 'Unread',
  today: () => 'Today',
  yesterday: () => 'Yesterday',
  earlier: () => 'Earlier',
  two: (a) => `${a.first} and ${a.second}`,
  many: (a) => `${a.first}, ${a.second} and ${(plural('en', a.count) === 'one' ? `${number('en', a.count)} other` : `${number('en', a.count)} others`)}`,
  liked: (a) => `${(plural('en', a.count) === 'one' ? `${a.names} liked your post` : `${a.names} liked your post`)}`,
  reposted: (a) => `${(plural('en', a.count) === 'one' ? `${a.names} reposted your post` : `${a.names} reposted your post`)}`,
  quoted: (a) => `${a.names} quoted your post`,
  reacted: (a) => `${(plural('en', a.count) === 'one' ? `${a.names} reacted to your post` : `${a.names} reacted to your post`)}`,
  commented: (a) => `${(plural('en', a.count) === 'one' ? `${a.names} commented on your post` : `${a.names} commented on your post`)}`,
  mentioned: (a) => `${a.names} mentioned you`,
  followed: (a) => `${(plural('en', a.count) === 'one' ? `${a.names} followed you` : `${a.names} followed you`)}`,
  asked: (a) => `${a.names} asks to follow you`,
  ownPollEnded: () => 'Your poll has ended',
  pollEnded: (a) => `A poll by ${a.names} has ended`,
  said: (a) => `${a.name}: “${a.text}”`,
  standing: () => 'Moderators decided something about your account',
}
export default messages
