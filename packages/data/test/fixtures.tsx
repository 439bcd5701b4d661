import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { noProfileTexts, type CurrentUser, type Post } from '@skein/contract'
import type { ReactNode } from 'react'

/** A UUIDv7-shaped id with `number` at its end. */
export const idOf = (number: number): string => `0192f0c1-2b3c-7d4e-8f50-${String(number).padStart(12, '0')}`

const moment = '2026-11-21T10:00:00.000Z'

export const ada: CurrentUser = {
  id: idOf(900),
  username: 'ada',
  name: 'Ada Lindqvist',
  avatar: null,
  verified: false,
  email: 'ada@skein.example',
  ...noProfileTexts,
  createdAt: moment,
  updatedAt: moment,
  followersCount: 0,
  followingCount: 0,
  language: null,
  theme: null,
  timezone: null,
  autoLoadPosts: false,
  unread: { notifications: 0, messages: 0 },
}

/** A plain post with a number for an id. */
export function postOf(number: number, change: Partial<Post> = {}): Post {
  return {
    id: idOf(number),
    content: `Post ${number}`,
    authorId: ada.id,
    author: { id: ada.id, username: ada.username, name: ada.name, avatar: null, verified: false },
    postedBy: null,
    createdAt: moment,
    editedAt: null,
    replyToId: null,
    replyToUsername: null,
    quoteOfId: null,
    quote: null,
    repost: null,
    entities: [],
    likes: 7,
    comments: 0,
    reposts: 0,
    imageUrl: null,
    images: [],
    videoUrl: null,
    video: null,
    urlPreview: null,
    pollData: null,
    reactions: [],
    isAiGenerated: false,
    contentWarning: null,
    type: null,
    viewer: { liked: false, reposted: false, bookmarked: false, reaction: null, vote: null },
    ...change,
  }
}

/** Gives hooks a cache. */
export const inCache = (client: QueryClient) =>
  function Cache({ children }: { children: ReactNode }) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>
  }
