import type { Post } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import { ratioOf } from './image-layout.ts'

type PostVideoProps = { video: NonNullable<Post['video']>; by: string }

/** The video of a post with the browser's own controls; nothing of it is fetched before it is played, except its poster. */
export function PostVideo({ video, by }: PostVideoProps) {
  const m = useMessages('post')
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- members' videos come without captions; a post has nowhere to keep them
    <video
      src={video.url}
      poster={video.poster ?? undefined}
      width={video.width}
      height={video.height}
      aria-label={m.videoBy({ name: by })}
      controls
      playsInline
      preload="none"
      className="mt-12 block h-auto max-h-510 w-full rounded-sheet border border-border bg-sunken object-contain"
      style={{ aspectRatio: ratioOf(video) }}
    />
  )
}
