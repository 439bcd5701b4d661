// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { CommonMessages } from '../types.gen.ts'

const messages: CommonMessages = {
  appName: () => 'Skein',
  close: () => 'Close',
  loading: () => 'Loading',
  retry: () => 'Retry',
  tryAgain: () => 'Please try again',
  cancel: () => 'Cancel',
  save: () => 'Save',
  back: () => 'Back',
  search: () => 'Search',
  showMore: () => 'Show more',
  goHome: () => 'Go Home',
  logIn: () => 'Log In',
  verified: () => 'Verified',
  generatedWithAi: () => 'Generated with AI',
  follow: () => 'Follow',
  following: () => 'Following',
  requested: () => 'Requested',
  unfollow: () => 'Unfollow',
  followFailed: () => 'Failed to change whom you follow',
  notifications: () => 'Notifications',
  language: () => 'Language',
  networkError: () => 'The server could not be reached. Please check your connection.',
}
export default messages
