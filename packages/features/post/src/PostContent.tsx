import type { Post } from '@skein/contract'
import { LatePart } from './late-part.tsx'
import { ratioOf } from './media/image-layout.ts'
import { PostImages } from './media/PostImages.tsx'
import { roomOfPoll, roomOfPreview, roomOfQuote, roomOfWarning } from './part-room.ts'
import { PostTombstone } from './PostTombstone.tsx'
import { RichText } from './text/RichText.tsx'

type PostContentProps = {
  post: Post
  textClass?: string
  /** Whether a long text is folded. */
  isFolded?: boolean
}

function Parts({ post, textClass, isFolded }: Required<PostContentProps>) {
  const { pollData: poll, video, urlPreview: preview, quote } = post
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
      {poll !== null && (
        <LatePart room={roomOfPoll(poll, post.viewer.vote === null)}>
          {({ PostPoll }) => <PostPoll post={post} poll={poll} />}
        </LatePart>
      )}
      {post.images.length > 0 && <PostImages images={post.images} />}
      {video !== null && (
        <LatePart room={{ aspectRatio: ratioOf(video) }}>
          {({ PostVideo }) => <PostVideo video={video} by={post.author.name} />}
        </LatePart>
      )}
      {preview !== null && (
        <LatePart room={roomOfPreview(preview)}>
          {({ LinkPreviewCard }) => (
            <LinkPreviewCard
              className="mt-12"
              url={preview.url}
              title={preview.title}
              description={preview.description}
              image={preview.image ?? undefined}
            />
          )}
        </LatePart>
      )}
      {quote !== null && (
        <LatePart room={roomOfQuote(quote)}>{({ QuotedPostCard }) => <QuotedPostCard post={quote} />}</LatePart>
      )}
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
    <LatePart room={roomOfWarning}>
      {({ ContentWarning }) => (
        <ContentWarning id={post.id} warning={warning}>
          {parts}
        </ContentWarning>
      )}
    </LatePart>
  )
}
