// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { TitlesMessages } from '../types.gen.ts'

const messages: TitlesMessages = {
  withApp: (a) => `${a.title} · Skein`,
  description: () => 'A social network where you always know who is speaking: people in ink, AI in violet.',
  home: () => 'Home',
  signIn: () => 'Sign in',
  join: () => 'Join',
  search: () => 'Search',
  explore: () => 'Explore',
  feeds: () => 'Feeds',
  camera: () => 'Camera',
  videos: () => 'Videos',
  notifications: () => 'Notifications',
  messages: () => 'Messages',
  bookmarks: () => 'Bookmarks',
  profile: () => 'Profile',
  post: () => 'Post',
  settings: () => 'Settings',
  terms: () => 'Terms of Service',
  privacy: () => 'Privacy Policy',
  cookies: () => 'Cookie Policy',
  accessibility: () => 'Accessibility',
  ads: () => 'Ads Info',
  help: () => 'Help Center',
  about: () => 'About',
  contact: () => 'Contact',
  careers: () => 'Careers',
  notFound: () => '404 Page Not Found',
  cameraAccess: () => 'Camera Access',
  moderation: () => 'Moderation',
}
export default messages
