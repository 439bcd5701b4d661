import { errors } from '@skein/contract'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { composer } = texts
const box = { spec: '§2.3', screen: 'composer' } as const

/** Writing a post, as far as text goes: §2.3, §4 (composer), §5, §8. */
export const composerRows = rows({
  'composer-empty': {
    ...box,
    spec: '§4',
    state: 'empty',
    covers: ['transition:composer-blank-disables', 'rule:composer-not-blank'],
    shows: composer.post(),
  },
  'composer-filled': {
    ...box,
    spec: '§4',
    state: 'populated',
    covers: ['transition:composer-text-enables'],
    shows: composer.post(),
  },
  'composer-near-limit': { ...box, state: 'long', shows: composer.charactersLeft({ count: 12 }) },
  'composer-over-limit': { ...box, state: 'error', shows: composer.charactersOver({ count: 3 }) },
  'composer-posting': {
    ...box,
    spec: '§4',
    state: 'pending',
    call: 'createPost',
    covers: ['transition:composer-posting'],
    shows: composer.posting(),
  },
  'composer-posted': {
    ...box,
    spec: '§4',
    state: 'empty',
    call: 'createPost',
    covers: ['transition:composer-posted-clears-text', 'toast:post-created'],
    shows: composer.postCreated(),
  },
  'composer-fails': {
    ...box,
    spec: '§8',
    state: 'error',
    call: 'createPost',
    covers: ['error:create-post'],
    shows: composer.postFailed(),
  },
  'composer-offline': { ...box, spec: '§8', state: 'offline', call: 'createPost', shows: composer.postFailed() },
  'composer-signed-out-meanwhile': {
    ...box,
    spec: '§8',
    state: 'error',
    call: 'createPost',
    shows: composer.postFailed(),
  },
  'composer-draft-restored': { ...box, spec: 'behaviour, ground rules', state: 'populated', shows: composer.post() },
})

/** What the server says of a session that ended while someone wrote. */
export const sessionEnded = errors['not-signed-in'].message
