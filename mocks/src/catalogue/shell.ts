import { errors } from '@skein/contract'
import { people } from '../fixtures/people.ts'
import { longTrends } from '../fixtures/posts.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { auth, common, keys, palette, shell, waiting } = texts
const frame = { spec: '§2.2', screen: 'shell' } as const

/** The frame of every page, and the pages that have nothing but the frame: §2.1, §2.2, §2.6, §4 (authentication, theme), §8 (log-out). */
export const shellRows = rows({
  'app-session-pending': {
    spec: '§2.1',
    screen: 'app',
    state: 'loading',
    call: 'getSession',
    shows: shell.checkingSession(),
  },
  'app-signed-out': {
    spec: '§2.1',
    screen: 'app',
    state: 'signed-out',
    call: 'getSession',
    covers: ['transition:signed-out'],
    shows: auth.signInSubtitle(),
  },
  'app-signed-in': {
    spec: '§4',
    screen: 'app',
    state: 'populated',
    call: 'getSession',
    covers: ['transition:signed-in'],
    shows: people.ada.name,
  },

  'shell-populated': { ...frame, state: 'populated', shows: shell.humanLine() },
  'shell-long': { ...frame, state: 'long', shows: people.long.name },
  'shell-right-to-left': { ...frame, state: 'long', shows: people.long.name },
  'shell-information': { ...frame, spec: '§2.14', state: 'populated', shows: shell.information() },
  'shell-keys': { ...frame, spec: 'behaviour, ground rules', state: 'populated', shows: keys.title() },
  'shell-palette': { ...frame, spec: 'behaviour, ground rules', state: 'populated', shows: palette.actions() },
  'shell-palette-visitor': { ...frame, spec: 'behaviour, ground rules', state: 'signed-out', shows: shell.join() },
  'shell-palette-found': { ...frame, spec: 'behaviour, ground rules', state: 'populated', shows: people.noor.name },
  'shell-palette-unknown': {
    ...frame,
    spec: 'behaviour, ground rules',
    state: 'populated',
    shows: palette.searchFor({ text: 'xyzzy' }),
  },
  'shell-palette-failed': { ...frame, spec: 'behaviour, ground rules', state: 'error', shows: palette.notSearched() },
  'shell-offline': { ...frame, spec: 'behaviour, ground rules', state: 'offline', shows: shell.offlineTitle() },
  'shell-part-missing': {
    ...frame,
    spec: 'behaviour, ground rules',
    state: 'error',
    shows: shell.partMissingTitle(),
  },
  'shell-waiting': { ...frame, spec: 'behaviour, ground rules', state: 'offline', shows: waiting.waitingTitle() },
  'shell-update-ready': {
    ...frame,
    spec: 'behaviour, ground rules',
    state: 'populated',
    shows: shell.updateReady(),
  },
  'screen-failed': { ...frame, spec: 'behaviour, ground rules', state: 'error', shows: shell.errorTitle() },
  'screen-not-loaded': { ...frame, spec: 'behaviour, ground rules', state: 'error', shows: shell.notLoadedTitle() },
  'screen-not-loaded-offline': {
    ...frame,
    spec: 'behaviour, ground rules',
    state: 'offline',
    shows: shell.notLoadedOffline(),
  },
  'shell-theme-dark': {
    ...frame,
    spec: '§4',
    state: 'populated',
    covers: ['transition:theme-to-dark'],
    shows: shell.toggleTheme(),
  },
  'shell-theme-light': {
    ...frame,
    spec: '§4',
    state: 'populated',
    covers: ['transition:theme-to-light'],
    shows: shell.toggleTheme(),
  },
  'shell-theme-system': {
    ...frame,
    spec: '§4',
    state: 'populated',
    covers: ['transition:theme-follows-system'],
    shows: shell.toggleTheme(),
  },
  'shell-logout-pending': { ...frame, spec: '§4', state: 'pending', call: 'logout', shows: shell.logOut() },
  'shell-logout': {
    ...frame,
    spec: '§4',
    state: 'populated',
    call: 'logout',
    covers: ['transition:logout-clears-cache', 'transition:logout-tells', 'transition:logout-reloads', 'toast:logout'],
    shows: shell.loggedOutText(),
  },
  'shell-logout-refused': {
    ...frame,
    spec: '§8',
    state: 'error',
    call: 'logout',
    covers: ['error:logout-server'],
    shows: errors.unavailable.message,
  },
  'shell-logout-fails': {
    ...frame,
    spec: '§8',
    state: 'error',
    call: 'logout',
    covers: ['error:logout-fallback'],
    shows: shell.logoutFailed(),
  },

  'trends-loading': { ...frame, state: 'loading', call: 'listTrends', shows: shell.loadingTrends() },
  'trends-populated': {
    ...frame,
    state: 'populated',
    call: 'listTrends',
    shows: shell.trendingIn({ category: 'Design' }),
  },
  'trends-empty': { ...frame, spec: '§2.4', state: 'empty', call: 'listTrends', shows: shell.noTrends() },
  'trends-fail': { ...frame, state: 'error', call: 'listTrends', shows: shell.trendsFailed() },
  'trends-long': { ...frame, state: 'long', call: 'listTrends', shows: longTrends[0]?.hashtag ?? '' },
  'suggestions-loading': { ...frame, state: 'loading', call: 'listSuggestions', shows: shell.loadingSuggestions() },
  'suggestions-populated': { ...frame, state: 'populated', call: 'listSuggestions', shows: people.tomas.name },
  'suggestions-empty': { ...frame, state: 'empty', call: 'listSuggestions', shows: shell.noSuggestions() },
  'suggestions-fail': { ...frame, state: 'error', call: 'listSuggestions', shows: shell.suggestionsFailed() },
  'suggestions-long': { ...frame, state: 'long', call: 'listSuggestions', shows: people.long.name },
  'suggestions-followed': {
    ...frame,
    spec: 'behaviour §2.2',
    state: 'populated',
    call: 'followUser',
    shows: common.following(),
  },
  'suggestions-requested': {
    ...frame,
    spec: 'behaviour §2.2',
    state: 'populated',
    call: 'followUser',
    shows: common.requested(),
  },
  'suggestions-follow-fails': {
    ...frame,
    spec: 'behaviour §2.2',
    state: 'error',
    call: 'followUser',
    shows: common.followFailed(),
  },

  'not-found': { spec: '§2.1', screen: 'not-found', state: 'populated', shows: shell.notFoundText() },
})
