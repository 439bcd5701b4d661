import type { Post } from '@skein/contract'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** In place of a video that carries a content warning, until the reader opens it: nothing of it is fetched before. */
export function VideoCover({ post, onOpen }: { post: Post; onOpen: () => void }) {
  const m = useMessages('videos')
  const words = useMessages('post')
  return (
    <>
      <p className="max-w-[30ch] text-post wrap-anywhere">
        <span className="block text-control text-text-muted">{words.contentWarning()}</span>
        <bdi className="font-semibold">{post.contentWarning}</bdi>
      </p>
      <Button variant="quiet" size="md" onClick={onOpen}>
        {m.watch()}
      </Button>
    </>
  )
}
