import { useMemo, useState, type ReactNode } from 'react'
import type { Post } from '@skein/contract'
import { peekPost, useLike, useMuted, usePost } from '@skein/data'
import { toast, VideoPager } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { usePictureTaps } from './use-picture-taps.ts'
import { VideoActions } from './VideoActions.tsx'
import { VideoCover } from './VideoCover.tsx'
import { VideoOverlay } from './VideoOverlay.tsx'

type VideoListProps = {
  /** Posts with a video, all of them known here; never none. */
  ids: string[]
  total: number
  onEndReached: () => void
  onWatch: (id: string) => void
  /** The post whose comments are open. */
  commented: string | undefined
  onComment: (id: string, button: HTMLElement) => void
}

type Item = { id: string; src: string; poster?: string | undefined; postId: string }

/** Covered posts that the reader opened in this tab: they stay open when one comes back. */
const opened = new Set<string>()

/** What the video shows, in a few words, for those who do not see it. */
function wordsOf({ content, contentWarning, video }: Post, isCovered: boolean): string {
  if (isCovered) return contentWarning ?? ''
  const words = video?.alt || content
  return words.length > 80 ? `${words.slice(0, 79).trimEnd()}…` : words
}

/** The pager with the posts of the list in it. Which one is watched is known by its id, so that a list that changes moves nobody. */
export function VideoList({ ids, total, onEndReached, onWatch, commented, onComment }: VideoListProps) {
  const m = useMessages('videos')
  const posts = useMessages('post')
  const client = useQueryClient()
  const [muted, setMuted] = useMuted()
  const [watched, setWatched] = useState({ id: ids[0] ?? '', index: 0 })
  const [openings, setOpenings] = useState(0)

  const all = ids.join()
  const items = useMemo(
    () =>
      all.split(',').flatMap((id): Item[] => {
        const post = peekPost(client, id)
        if (!post?.video) return []
        const { url, poster } = post.video
        // Another slide once it is opened: what is covered has no file, and a file is read when its slide comes.
        if (post.contentWarning !== null && !opened.has(id)) return [{ id: `covered:${id}`, postId: id, src: '' }]
        return [{ id, postId: id, src: url, ...(poster !== null && { poster }) }]
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `openings` counts what was opened
    [all, client, openings],
  )
  const found = items.findIndex(({ postId }) => postId === watched.id)
  // The watched one is gone: its place has the next one.
  const index = found === -1 ? Math.min(watched.index, items.length - 1) : found
  const current = items[index]?.postId ?? watched.id
  const { liked, toggle } = useLike(current, {
    onError: () => toast({ title: posts.failedToLike(), tone: 'danger' }),
  })

  const taps = usePictureTaps(() => {
    // Never takes a like back: who taps in delight means yes.
    if (!liked) toggle()
  })

  return (
    <div className="contents" {...taps}>
      <VideoPager
        className="h-full!"
        items={items}
        label={m.label()}
        getLabel={({ postId, src }) => {
          const post = peekPost(client, postId)
          if (post === undefined) return ''
          const words = wordsOf(post, src === '')
          return words === '' ? m.byName({ name: post.author.name }) : m.named({ name: post.author.name, words })
        }}
        total={Math.max(total, items.length)}
        index={index}
        onIndexChange={(to) => {
          const id = items[to]?.postId
          if (id === undefined) return
          setWatched({ id, index: to })
          onWatch(id)
        }}
        muted={muted}
        onMutedChange={setMuted}
        onEndReached={onEndReached}
        pageKeys
        renderCover={({ postId }) => {
          const post = peekPost(client, postId)
          return (
            post && (
              <VideoCover
                post={post}
                onOpen={() => {
                  opened.add(postId)
                  setOpenings((count) => count + 1)
                }}
              />
            )
          )
        }}
        renderOverlay={({ postId, src }, { active }) => (
          <WithPost id={postId}>
            {(post) => <VideoOverlay post={post} isActive={active} isCovered={src === ''} />}
          </WithPost>
        )}
        renderActions={({ postId }) => (
          <WithPost id={postId}>
            {(post) => (
              <VideoActions
                post={post}
                isCommenting={commented === postId}
                onComment={(button) => onComment(postId, button)}
              />
            )}
          </WithPost>
        )}
      />
    </div>
  )
}

/** Follows a post as it changes. */
function WithPost({ id, children }: { id: string; children: (post: Post) => ReactNode }) {
  const { post } = usePost(id)
  return post === undefined ? null : children(post)
}
