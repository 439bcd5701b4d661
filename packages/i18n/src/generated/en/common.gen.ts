// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { CommonMessages } from '../types.gen.ts'

const messages: CommonMessages = {
  close: () => 'Close',
  loading: () => 'Loading',
  retry: () => 'Retry',
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
  followFailed: () => 'Failed to change whom you follow',
  pleaseLogIn: () => 'Please log in',
  logInToReact: () => 'You need to be logged in to react to posts',
  logInToAct: () => 'You need to be logged in to do that',
  unfollow: () => 'Unfollow',
  accept: () => 'Accept',
  decline: () => 'Decline',
  requestAccepted: () => 'Accepted',
  requestDeclined: () => 'Declined',
  requestWithdrawn: () => 'This request was withdrawn',
  requestFailed: () => 'Failed to answer the request',
  notifications: () => 'Notifications',
  language: () => 'Language',
  networkError: () => 'The server could not be reached. Please check your connection.',
  charactersLeft: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} character left` : `${number('en', a.count)} characters left`)}`,
  charactersOver: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} character too many` : `${number('en', a.count)} characters too many`)}`,
  required: () => 'required',
  showPassword: () => 'Show password',
  hidePassword: () => 'Hide password',
}
export default messages
