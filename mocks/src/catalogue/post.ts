import { people } from '../fixtures/people.ts'
import { posts } from '../fixtures/posts.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { common, post } = texts
const card = { spec: '§2.3', screen: 'post' } as const

/** The post card: §2.3, §4 (like), §6, §8. */
export const postRows = rows({
  'post-plain': { ...card, state: 'populated', shows: posts.plain.content },
  'post-verified': { ...card, spec: '§6', state: 'populated', shows: common.verified() },
  'post-text-tokens': { ...card, state: 'populated', shows: '#trams' },
  'post-long-name': { ...card, state: 'long', shows: people.long.name },
  'post-long-text': { ...card, state: 'long', shows: '#cometwatch' },
  'post-image': { ...card, state: 'populated', shows: posts.image.images[0]?.alt ?? '' },
  'post-link': { ...card, state: 'populated', shows: posts.link.urlPreview?.title ?? '' },
  'post-poll-voted': { ...card, spec: 'behaviour §2.3', state: 'populated', shows: '42%' },
  'post-poll-open': { ...card, state: 'populated', shows: posts.openPoll.pollData?.options[0]?.text ?? '' },
  'post-ai': { ...card, spec: '§6', state: 'populated', shows: post.postedBy({ username: 'ines' }) },
  'post-reactions': { ...card, state: 'populated', shows: '31' },
  'post-content-warning': { ...card, spec: 'behaviour §2.3', state: 'populated', shows: posts.warned.content },
  'post-right-to-left': { ...card, state: 'populated', shows: posts.rtl.author.name },
  'post-liked': {
    ...card,
    spec: '§4',
    state: 'populated',
    call: 'likePost',
    covers: ['transition:liked'],
    shows: '189',
  },
  'post-unliked': {
    ...card,
    spec: '§4',
    state: 'populated',
    call: 'unlikePost',
    covers: ['transition:unliked'],
    shows: '86',
  },
  'post-like-pending': { ...card, spec: '§4', state: 'pending', call: 'likePost', shows: '189' },
  'post-like-fails': {
    ...card,
    spec: '§8',
    state: 'error',
    call: 'likePost',
    covers: ['error:like'],
    shows: post.failedToLike(),
  },
  'post-like-offline': { ...card, spec: '§8', state: 'offline', call: 'likePost', shows: post.failedToLike() },
})
