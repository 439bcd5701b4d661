import { longChat, insights } from '../fixtures/chat.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { assistant, insights: digest, shell } = texts
const panel = { spec: '§4', screen: 'assistant' } as const
const asking = { ...panel, call: 'sendChatMessage' } as const

/** The AI chat panel (§2.2, §4, §5, §8) and AI Insights (behaviour §2.2). */
export const assistantRows = rows({
  'assistant-opens': {
    ...panel,
    state: 'populated',
    call: 'listChatMessages',
    covers: ['transition:assistant-opens', 'transition:assistant-loads-while-open'],
    shows: assistant.title(),
  },
  'assistant-closes': {
    ...panel,
    state: 'populated',
    call: 'listChatMessages',
    covers: ['transition:assistant-closes'],
    shows: shell.aiInsights(),
  },
  'assistant-over-the-page': { ...panel, spec: '§2.2', state: 'populated', shows: assistant.note() },
  'assistant-loading': { ...panel, state: 'loading', call: 'listChatMessages', shows: assistant.loading() },
  'assistant-load-fails': { ...panel, state: 'error', call: 'listChatMessages', shows: assistant.loadFailed() },
  'assistant-empty': { ...panel, state: 'empty', call: 'listChatMessages', shows: assistant.emptyTitle() },
  'assistant-populated': {
    ...panel,
    state: 'populated',
    call: 'listChatMessages',
    shows: 'Comet watch: where to stand and when',
  },
  'assistant-built-in': { ...panel, spec: 'behaviour §2.12', state: 'populated', shows: assistant.builtIn() },
  'assistant-long': {
    ...panel,
    state: 'long',
    call: 'listChatMessages',
    shows: longChat[0]?.message ?? '',
  },
  'assistant-typing': {
    ...asking,
    state: 'pending',
    covers: ['transition:assistant-typing'],
    shows: assistant.writing(),
  },
  'assistant-enter-sends': {
    ...asking,
    state: 'populated',
    covers: ['transition:assistant-enter-sends'],
    shows: assistant.builtIn(),
  },
  'assistant-shift-enter': {
    ...panel,
    state: 'populated',
    covers: ['transition:assistant-shift-enter-breaks'],
    shows: assistant.send(),
  },
  'assistant-not-blank': {
    ...panel,
    spec: '§5',
    state: 'populated',
    covers: ['rule:assistant-not-blank'],
    shows: assistant.send(),
  },
  'assistant-stopped': {
    ...asking,
    spec: 'behaviour, ground rules',
    state: 'populated',
    shows: assistant.notComplete(),
  },
  'assistant-fails': { ...asking, spec: 'behaviour, ground rules', state: 'error', shows: assistant.failed() },
  'assistant-quota': { ...asking, spec: 'behaviour, ground rules', state: 'error', shows: assistant.quota() },
  'assistant-offline': { ...asking, spec: 'behaviour, ground rules', state: 'offline', shows: assistant.failedAgain() },
  'assistant-share-preview': { ...panel, state: 'populated', shows: assistant.shareTitle() },
  'assistant-shared': {
    ...panel,
    state: 'populated',
    call: 'createPost',
    covers: ['transition:assistant-shared', 'toast:conversation-shared'],
    shows: assistant.shared(),
  },
  'assistant-share-fails': {
    ...panel,
    spec: '§8',
    state: 'error',
    call: 'createPost',
    covers: ['error:share-conversation'],
    shows: assistant.shareFailed(),
  },
  'assistant-new-chat': {
    ...panel,
    spec: 'behaviour, ground rules',
    state: 'populated',
    call: 'clearChat',
    shows: assistant.erased(),
  },
  'insights-digest': {
    spec: 'behaviour §2.2',
    screen: 'shell',
    state: 'populated',
    call: 'getInsights',
    shows: insights.lines[0]?.text ?? '',
  },
  'insights-turned-off': {
    spec: 'behaviour §2.2',
    screen: 'shell',
    state: 'populated',
    call: 'updateSettings',
    shows: digest.turnedOff(),
  },
})
