// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { KeysMessages } from '../types.gen.ts'

const messages: KeysMessages = {
  title: () => 'Keyboard shortcuts',
  posts: () => 'Posts',
  everywhere: () => 'Everywhere',
  go: () => 'Go to',
  next: () => 'Next post',
  previous: () => 'Previous post',
  like: () => 'Like',
  reply: () => 'Reply',
  bookmark: () => 'Bookmark',
  open: () => 'Open the post',
  newPost: () => 'New post',
  search: () => 'Search',
  palette: () => 'Commands',
  overview: () => 'This overview',
  goHome: () => 'Home',
  goNotifications: () => 'Notifications',
  goMessages: () => 'Messages',
  goBookmarks: () => 'Bookmarks',
  goProfile: () => 'Profile',
  goSettings: () => 'Settings',
  followedBy: () => 'then',
  or: () => 'or',
  ctrl: () => 'Ctrl',
  switch: () => 'Shortcuts of one key',
  switchAbout: () => 'Turn them off if you speak to this computer, or press keys by accident. It counts for this browser.',
}
export default messages
