import { people } from '../fixtures/people.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { messages: m } = texts
const list = { spec: '§2.8', screen: 'messages', call: 'listConversations' } as const
const thread = { spec: '§2.8', screen: 'messages', call: 'listMessages' } as const
const sent = { spec: '§2.8', screen: 'messages', call: 'sendMessage' } as const
const keys = { spec: 'behaviour §2.8', screen: 'messages', call: 'getOwnKey' } as const

/** Messages: §2.8, and what behaviour §2.8 makes of its placeholders. */
export const messageRows = rows({
  'messages-loading': { ...list, state: 'loading', shows: m.loading() },
  'messages-empty': { ...list, state: 'empty', shows: 'No conversations yet' },
  'messages-populated': {
    ...list,
    state: 'populated',
    covers: ['transition:messages-need-recipient'],
    shows: 'Select a conversation to start messaging',
  },
  'messages-right-to-left': { ...list, state: 'long', shows: 'You:' },
  'messages-fail': { ...list, state: 'error', shows: m.failedToLoad() },
  'messages-offline': { ...list, state: 'offline', shows: m.failedToLoad() },
  'messages-requests': { ...list, spec: 'behaviour §2.8', state: 'populated', shows: m.requests() },
  'messages-request-accepted': {
    ...list,
    spec: 'behaviour §2.8',
    state: 'populated',
    call: 'acceptConversation',
    shows: 'Type a message...',
  },
  'messages-nobody-found': { ...list, state: 'empty', call: 'searchUsers', shows: m.nobodyFound() },
  'messages-thread': {
    ...thread,
    state: 'populated',
    covers: ['transition:messages-load-while-open', 'transition:messages-scroll-to-newest'],
    shows: 'Saving you the good thermos.',
  },
  'messages-video': { ...thread, spec: '§2.6', state: 'populated', shows: 'Eight seconds of it, from the roof.' },
  'messages-thread-empty': { ...thread, state: 'empty', shows: m.noMessages({ name: people.noor.name }) },
  'messages-thread-loading': { ...thread, state: 'loading', shows: m.loadingMessages() },
  'messages-thread-fail': { ...thread, state: 'error', shows: m.failedMessages() },
  'messages-long': { ...thread, state: 'long', shows: m.loadOlder() },
  'messages-sending': { ...sent, state: 'pending', shows: m.sending() },
  'messages-sending-early': { ...thread, state: 'pending', shows: m.sending() },
  'messages-sent': {
    ...sent,
    state: 'populated',
    covers: ['transition:messages-sent-clears-input', 'transition:messages-sent-refetches', 'rule:message-not-blank'],
    shows: 'Leaving at five then ☕',
  },
  'messages-replying': { ...thread, state: 'populated', shows: m.replyingTo() },
  'messages-reply-sent': { ...sent, state: 'populated', shows: 'Keep the thermos' },
  'messages-reply-gone': { ...thread, spec: 'behaviour §2.8', state: 'populated', shows: m.quoteGone() },
  'messages-reply-older': { ...thread, call: 'getMessage', state: 'long', shows: 'That first plate again, please' },
  'messages-reply-encrypted': { ...thread, spec: 'behaviour §2.8', state: 'populated', shows: 'And the blankets?' },
  'messages-reacting': { ...thread, spec: 'behaviour §2.8', state: 'populated', shows: '🔥' },
  'messages-reacted': { ...sent, spec: 'behaviour §2.8', call: 'reactToMessage', state: 'populated', shows: '❤️' },
  'messages-reacted-encrypted': {
    ...sent,
    spec: 'behaviour §2.8',
    call: 'reactToMessage',
    state: 'populated',
    shows: '❤️',
  },
  'messages-failed': { ...sent, spec: '§8', state: 'error', covers: ['error:send-message-http'], shows: 'HTTP 502' },
  'messages-failed-unknown': {
    ...thread,
    spec: '§8',
    state: 'error',
    covers: ['error:send-message-unknown'],
    shows: 'Unknown error',
  },
  'messages-failed-offline': {
    ...sent,
    spec: '§8',
    state: 'offline',
    covers: ['error:send-message-thread'],
    shows: 'Failed to send message. Please try again.',
  },
  'messages-blocked': {
    ...sent,
    spec: 'behaviour §2.8',
    state: 'error',
    shows: 'You cannot send messages to this member.',
  },
  'messages-dialog': { ...thread, state: 'populated', shows: 'Type a message...' },
  'messages-delete': { ...thread, state: 'populated', call: 'deleteConversation', shows: 'No conversations yet' },
  'messages-plain-peer': {
    ...thread,
    spec: 'behaviour §2.8',
    state: 'populated',
    shows: m.plainPeer({ name: people.noor.name }),
  },
  'messages-encrypted': { ...thread, spec: 'behaviour §2.8', state: 'populated', shows: 'Encrypted' },
  'messages-broken': { ...thread, spec: 'behaviour §2.8', state: 'error', shows: m.broken() },
  'messages-crossed': { ...thread, spec: 'behaviour §2.8', state: 'populated', shows: m.crossed() },
  'messages-key-changed': { ...thread, spec: 'behaviour §2.8', state: 'error', shows: 'has changed.' },
  'messages-safety-number': { ...thread, spec: 'behaviour §2.8', state: 'populated', shows: m.safetyTitle() },
  'messages-safety-scanned': { ...thread, spec: 'behaviour §2.8', state: 'populated', shows: m.compared() },
  'messages-safety-differs': {
    ...thread,
    spec: 'behaviour §2.8',
    state: 'error',
    shows: 'The numbers are not the same.',
  },
  'messages-safety-no-camera': { ...thread, spec: 'behaviour §2.8', state: 'error', shows: m.cameraRefused() },
  'messages-turn-on': { ...keys, state: 'populated', call: 'publishPublicKey', shows: m.encryptionIsOn() },
  'messages-restore-password': { ...keys, state: 'error', call: 'openBackup', shows: m.wrongPassword() },
  'messages-restore-empty': { ...keys, state: 'error', shows: m.passphraseMissing() },
  'messages-key-waits': {
    ...keys,
    state: 'populated',
    call: 'publishPublicKey',
    shows: 'Your new key is in force from',
  },
  'messages-key-replaced': { ...keys, state: 'error', call: 'keepKey', shows: m.keyKept() },
  'messages-peer-key-waits': { ...thread, spec: 'behaviour §2.8', state: 'populated', shows: 'is changing keys.' },
  'messages-log-forked': { ...thread, spec: 'behaviour §2.8', state: 'error', shows: 'is not what it was.' },
  'messages-own-log-foreign': { ...keys, state: 'error', shows: m.ownLogForeign() },
  'messages-restore': { ...keys, state: 'error', shows: m.wrongPassphrase() },
})
