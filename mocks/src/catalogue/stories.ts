import { stories } from '../fixtures/videos.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { stories: m } = texts
const row = { spec: 'behaviour §2.6', screen: 'stories', call: 'listStories' } as const
const viewer = { spec: 'behaviour §2.6', screen: 'stories', call: 'listStoriesOf' } as const

/** Stories: who has some, and watching them (behaviour §2.6). */
export const storyRows = rows({
  'stories-row': { ...row, state: 'populated', shows: m.newOf({ name: 'Noor Haddad', count: 3 }) },
  'stories-row-loading': { ...row, state: 'loading', shows: m.stories() },
  'stories-row-none': { ...row, state: 'empty', shows: m.add() },
  'stories-row-fails': { ...row, state: 'error', shows: m.rowFailed() },
  'stories-row-offline': { ...row, state: 'offline', shows: m.rowFailed() },
  'stories-picture': { ...viewer, state: 'populated', shows: stories.walk.content },
  'stories-film': { ...viewer, state: 'populated', shows: stories.rain.content },
  'stories-words': { ...viewer, state: 'populated', shows: stories.words.content },
  'stories-covered': { ...viewer, state: 'populated', shows: m.show() },
  'stories-next-author': { ...viewer, state: 'populated', shows: stories.bread.content },
  'stories-own': { ...viewer, state: 'populated', shows: m.seenBy({ count: 2 }) },
  'stories-viewers': { ...viewer, state: 'populated', call: 'listStoryViewers', shows: m.likedIt() },
  'stories-viewers-fail': { ...viewer, state: 'error', call: 'listStoryViewers', shows: m.viewersFailed() },
  'stories-over': { ...viewer, state: 'empty', shows: m.over() },
  'stories-fail': { ...viewer, state: 'error', shows: m.failed() },
  'stories-loading': { ...viewer, state: 'loading', shows: m.loading() },
})
