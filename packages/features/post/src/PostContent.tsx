import type { Post } from '@skein/contract'
import { LinkPreviewCard } from '@skein/design-system'
import { ContentWarning } from './ContentWarning.tsx'
import { PostImages } from './media/PostImages.tsx'
import { PostVideo } from './media/PostVideo.tsx'
import { PostPoll } from './poll/PostPoll.tsx'
import { PostTombstone } from './PostTombstone.tsx'
import { QuotedPostCard } from './QuotedPostCard.tsx'
import { RichText } from './text/RichText.tsx'
import { useShownTranslation } from './translation/shown.ts'

type PostContentProps = {
  post: Post
  textClass?: string
  /** Whether a long text is folded. */
  isFolded?: boolean
}

function Parts({ post, textClass, isFolded }: Required<PostContentProps>) {
  const { pollData: poll, video, urlPreview: preview, quote } = post
  const drawTranslation = useShownTranslation(post.id)
  return (
    <>
      {post.content !== '' && (
        <RichText
          text={post.content}
          entities={post.entities}
          className={textClass}
          foldKey={isFolded ? post.id : undefined}
        />
      )}
      {drawTranslation?.(post, textClass)}
      {poll !== null && <PostPoll post={post} poll={poll} />}
      {post.images.length > 0 && <PostImages images={post.images} />}
      {video !== null && <PostVideo video={video} by={post.author.name} />}
      {preview !== null && (
        <LinkPreviewCard
          className="mt-12"
          url={preview.url}
          title={preview.title}
          description={preview.description}
          image={preview.image ?? undefined}
        />
      )}
      {quote !== null && <QuotedPostCard post={quote} />}
      {quote === null && post.quoteOfId !== null && <PostTombstone kind="unavailable" placement="quote" />}
    </>
  )
}

/** What a post says and shows, behind its warning where it has one (behaviour §2.3). */
export function PostContent({ post, textClass = 'text-post', isFolded = false }: PostContentProps) {
  const parts = <Parts post={post} textClass={textClass} isFolded={isFolded} />
  const warning = post.contentWarning
  if (warning === null) return parts
  return (
    <ContentWarning id={post.id} warning={warning}>
      {parts}
    </ContentWarning>
  )
}
