import { videoComments, videos } from '../fixtures/videos.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { feed, post, postMore, videos: m } = texts
const liked = post.likeCount({ count: videos.comet.likes + 1 })
const screen = { spec: '§2.5', screen: 'videos', call: 'listPosts' } as const

/** `/videos`: §2.5 with what behaviour §2.5 makes real. */
export const videoRows = rows({
  'videos-loading': { ...screen, state: 'loading', shows: m.loading() },
  'videos-playing': { ...screen, state: 'populated', shows: '1 / 5' },
  'videos-empty': { ...screen, state: 'empty', shows: 'No videos yet' },
  'videos-fail': { ...screen, spec: '§8', state: 'error', shows: feed.failedToLoad() },
  'videos-recover': { ...screen, state: 'populated', shows: '1 / 5' },
  'videos-offline': { ...screen, state: 'offline', shows: feed.failedToLoad() },
  'videos-long': { ...screen, state: 'long', shows: '21 / 23' },
  'videos-more-fail': { ...screen, state: 'error', shows: m.moreFailed() },
  'videos-named': {
    ...screen,
    spec: 'behaviour §2.5',
    state: 'populated',
    call: 'getPost',
    shows: videos.wide.content,
  },
  'videos-named-gone': { ...screen, spec: 'behaviour §2.5', state: 'error', call: 'getPost', shows: m.gone() },
  'videos-liked': { ...screen, spec: 'behaviour §2.5', state: 'populated', call: 'likePost', shows: liked },
  'videos-like-fails': { ...screen, spec: '§8', state: 'error', call: 'likePost', shows: post.failedToLike() },
  'videos-like-pending': {
    ...screen,
    spec: 'behaviour §2.5',
    state: 'pending',
    call: 'likePost',
    shows: post.likeCount({ count: videos.wide.likes + 1 }),
  },
  'videos-comments': {
    ...screen,
    spec: 'behaviour §2.5',
    state: 'populated',
    call: 'listReplies',
    shows: videoComments[0]?.content ?? '',
  },
  'videos-no-comments': {
    ...screen,
    spec: 'behaviour §2.5',
    state: 'empty',
    call: 'listReplies',
    shows: texts.thread.noReplies(),
  },
  'videos-shared': { ...screen, spec: 'behaviour §2.5', state: 'populated', shows: postMore.linkCopied() },
  'videos-covered': { ...screen, spec: 'behaviour §2.3', state: 'populated', shows: m.watch() },
  'videos-generated': { ...screen, spec: 'behaviour §6', state: 'populated', shows: post.aiAssistant() },
})
