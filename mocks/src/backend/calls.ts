/** The rules of the calls in scope, one function a call. What is not here the backend does not answer. */
import { limits } from '@skein/contract'
import type { Call, CurrentUser, RouteName } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { people, suggestionOf, summaryOf, viewerOf } from '../fixtures/people.ts'
import {
  byUsername,
  canView,
  followOf,
  likes,
  nextId,
  publicUser,
  seenBy,
  setEdge,
  trendsOf,
  writerOf,
} from './state.ts'
import type { Account, State } from './state.ts'

/** A request after the session was found and query and body were parsed by the contract. */
export type Ask<Name extends RouteName> = {
  state: State
  params: Call<Name>['params']
  query: Call<Name>['parsedQuery']
  body: Call<Name>['parsedBody']
  viewer: Account | null
  idempotencyKey: string | null
  /** Opens or closes the session of the browser that asks. */
  signIn: (account: Account) => void
  signOut: () => void
}

type Rule<Name extends RouteName> = (ask: Ask<Name>) => Call<Name>['answer'] | Refusal
export type Rules = { [Name in RouteName]?: Rule<Name> }

const self = (state: State, account: Account): CurrentUser => ({
  ...viewerOf(account, { notifications: 0, messages: 0 }),
  followersCount: publicUser(state, null, account).followersCount,
})

const session = ({ state, viewer }: Pick<Ask<'getSession'>, 'state' | 'viewer'>) =>
  viewer ? self(state, viewer) : new Refusal('not-signed-in')

function follow(on: boolean): Rule<'followUser'> {
  return ({ state, viewer, params }) => {
    if (!viewer) return new Refusal('not-signed-in')
    const other = state.accounts.get(params.id)
    if (!other) return new Refusal('user-not-found')
    if (other.id === viewer.id) {
      return new Refusal('invalid-input', { fields: { id: 'Nobody can follow themself.' } })
    }
    if (other.private && on && followOf(state, viewer, other.id) !== 'following')
      setEdge(state.requests, viewer.id, other.id, true)
    else {
      setEdge(state.requests, viewer.id, other.id, false)
      if (setEdge(state.follows, viewer.id, other.id, on)) {
        other.followersCount += on ? 1 : -1
        viewer.followingCount += on ? 1 : -1
      }
    }
    return { follow: followOf(state, viewer, other.id), followersCount: other.followersCount }
  }
}

function like(on: boolean): Rule<'likePost'> {
  return ({ state, viewer, params }) => {
    if (!viewer) return new Refusal('not-signed-in')
    const post = state.posts.find(({ id }) => id === params.id)
    if (!post || !canView(state, viewer, post)) return new Refusal('post-not-found')
    if (setEdge(state.likes, viewer.id, post.id, on)) post.likes += on ? 1 : -1
    return { liked: likes(state, viewer.id, post.id), likes: post.likes }
  }
}

export const rules: Rules = {
  getSession: session,
  getCurrentUser: session,

  login({ state, body, signIn }) {
    const name = body.username.toLowerCase()
    const account = [...state.accounts.values()].find(({ username, email }) => username === name || email === name)
    if (!account || account.password === null || account.password !== body.password)
      return new Refusal('wrong-credentials')
    signIn(account)
    return self(state, account)
  },

  register({ state, body, signIn }) {
    if (byUsername(state, body.username))
      return new Refusal('username-taken', { fields: { username: 'This username is already taken.' } })
    if ([...state.accounts.values()].some(({ email }) => email === body.email)) {
      return new Refusal('email-taken', { fields: { email: 'This email address already has an account.' } })
    }
    const createdAt = new Date().toISOString()
    const account: Account = {
      id: nextId(state),
      username: body.username,
      name: body.name,
      email: body.email,
      password: body.password,
      avatar: null,
      verified: false,
      bio: '',
      location: '',
      website: '',
      createdAt,
      updatedAt: createdAt,
      private: false,
      kind: 'person',
      followersCount: 0,
      followingCount: 0,
    }
    state.accounts.set(account.id, account)
    signIn(account)
    return self(state, account)
  },

  logout({ signOut }) {
    signOut()
    return undefined
  },

  listPosts({ state, viewer, query }) {
    if (!viewer && query.author === undefined) return new Refusal('not-signed-in')
    const author = query.author === undefined ? undefined : byUsername(state, query.author)
    if (query.author !== undefined && !author) return new Refusal('user-not-found')
    return state.posts
      .filter((post) => post.replyToId === null && canView(state, viewer, post))
      .filter((post) => !author || writerOf(post) === author.id)
      .filter(
        (post) =>
          !viewer ||
          query.feed === 'everyone' ||
          writerOf(post) === viewer.id ||
          followOf(state, viewer, writerOf(post)) === 'following',
      )
      .filter((post) => query.before === undefined || post.id < query.before)
      .slice(0, query.limit)
      .map((post) => seenBy(state, viewer, post))
  },

  createPost({ state, viewer, body, idempotencyKey }) {
    if (!viewer) return new Refusal('not-signed-in')
    const sent = JSON.stringify(body)
    const key = `${viewer.id} ${idempotencyKey}`
    const before = idempotencyKey === null ? undefined : state.repeats.get(key)
    if (before) return before.sent === sent ? seenBy(state, viewer, before.answer) : new Refusal('idempotency-mismatch')
    const createdAt = new Date()
    const writer = summaryOf(viewer)
    const ai = body.isAiGenerated === true
    const { duration = limits.poll.defaultDuration, options = [], question = '' } = body.pollData ?? {}
    const made = {
      id: nextId(state),
      content: body.content.trim(),
      authorId: ai ? people.assistant.id : viewer.id,
      author: ai ? summaryOf(people.assistant) : writer,
      postedBy: ai ? writer : null,
      createdAt: createdAt.toISOString(),
      editedAt: null,
      replyToId: body.replyToId ?? null,
      likes: 0,
      comments: 0,
      reposts: 0,
      imageUrl: body.imageUrl ?? null,
      images: [],
      videoUrl: body.videoUrl ?? null,
      video: null,
      urlPreview: body.urlPreview ?? null,
      pollData: body.pollData
        ? {
            question,
            duration,
            options: options.map(({ id, text }) => ({ id, text, votes: 0 })),
            endsAt: new Date(createdAt.getTime() + duration * 60_000).toISOString(),
            totalVotes: 0,
          }
        : null,
      reactions: [],
      isAiGenerated: ai,
      contentWarning: body.contentWarning?.trim() || null,
      type: body.type ?? null,
      viewer: { liked: false, reposted: false, bookmarked: false, reaction: null, vote: null },
    } satisfies Call<'createPost'>['answer']
    state.posts.unshift(made)
    if (idempotencyKey !== null) state.repeats.set(key, { sent, answer: made })
    return made
  },

  getPost({ state, viewer, params }) {
    const post = state.posts.find(({ id }) => id === params.id)
    return post && canView(state, viewer, post) ? seenBy(state, viewer, post) : new Refusal('post-not-found')
  },

  likePost: like(true),
  unlikePost: like(false),
  followUser: follow(true),
  unfollowUser: follow(false),

  getUserByUsername({ state, viewer, params }) {
    const account = byUsername(state, params.username)
    return account ? publicUser(state, viewer, account) : new Refusal('user-not-found')
  },

  listSuggestions({ state, viewer, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    return [...state.accounts.values()]
      .filter(({ id, kind }) => id !== viewer.id && kind === 'person' && followOf(state, viewer, id) === 'none')
      .toSorted((a, b) => b.followersCount - a.followersCount)
      .slice(0, query.limit)
      .map((account) => suggestionOf(account))
  },

  listTrends: ({ state, query }) => trendsOf(state).slice(0, query.limit),
}
