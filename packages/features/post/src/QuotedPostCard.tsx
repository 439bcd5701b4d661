import { pageAddress } from '@skein/contract/addresses'
import { useId } from 'react'
import type { QuotedPost } from '@skein/contract'
import { AiBadge, Avatar, VerifiedBadge } from '@skein/design-system'
import { ShortTime } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { HandleAndTime } from './HandleAndTime.tsx'
import { useFirstImpression } from './media/use-first-impression.ts'
import { videoLength } from './media/video-length.ts'

type QuotedPostCardProps = {
  post: QuotedPost
  /** Whether the whole card leads to the post; not in the composer. */
  isLink?: boolean
  /** The way to the post was taken: a dialog closes then. */
  onFollowLink?: () => void
}

/**
 * A post inside the one that quotes it: at most three lines, one picture. The one link is the author's name, with the whole card for its
 * area, so the text inside is plain.
 */
export function QuotedPostCard({ post, isLink = true, onFollowLink }: QuotedPostCardProps) {
  const m = useMessages('post')
  const common = useMessages('common')
  const nameId = useId()
  const { author, isAiGenerated: ai } = post
  const name = ai ? m.aiAssistant() : author.name
  const picture = post.contentWarning === null ? post.images[0] : undefined
  const impression = useFirstImpression(picture?.thumbhash ?? null)
  const video = post.contentWarning === null ? post.video : null
  const text = post.contentWarning === null ? post.content : `${m.contentWarning()}: ${post.contentWarning}`
  return (
    <div
      className={`relative mt-12 rounded-sheet border p-12 transition-colors duration-fade ${ai ? 'border-s-3 border-ai-border' : 'border-border'} ${isLink ? 'hover:bg-hover has-focus-visible:outline-2' : ''} outline-offset-2 outline-focus`}
    >
      <div className="flex items-center gap-6 text-control whitespace-nowrap text-text-faint tight:flex-wrap">
        <Avatar name={author.name} src={author.avatar ?? undefined} size={24} kind={ai ? 'ai' : 'person'} />
        {isLink ? (
          <a
            href={pageAddress('/post/$id', post)}
            onClick={onFollowLink}
            id={nameId}
            dir="auto"
            className="min-w-0 truncate font-semibold text-text outline-none after:absolute after:inset-0"
          >
            {name}
          </a>
        ) : (
          <bdi className="min-w-0 truncate font-semibold text-text">{name}</bdi>
        )}
        {ai && <AiBadge label={common.generatedWithAi()} />}
        {author.verified && !ai && <VerifiedBadge label={common.verified()} />}
        <HandleAndTime username={author.username}>
          <span dir="auto" className="min-w-0 truncate">
            <ShortTime dateTime={post.createdAt} />
          </span>
        </HandleAndTime>
      </div>
      {ai && post.postedBy !== null && (
        <p className="text-caption text-text-faint">{m.postedBy({ username: post.postedBy.username })}</p>
      )}
      <div className="mt-6 flex gap-12">
        <div className="min-w-0 flex-1">
          <p dir="auto" className="line-clamp-3 text-label/22 wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
          {post.pollQuestion !== null && post.contentWarning === null && (
            <p dir="auto" className="mt-4 line-clamp-2 text-caption wrap-anywhere text-text-muted">
              {m.quotedPoll({ question: post.pollQuestion })}
            </p>
          )}
        </div>
        {picture && (
          <span className="relative size-80 shrink-0 overflow-hidden rounded-card bg-hover">
            <img
              src={picture.sizes[0]?.url ?? picture.url}
              alt={picture.alt}
              width={80}
              height={80}
              loading="lazy"
              decoding="async"
              className="size-full bg-cover object-cover"
              style={{ backgroundImage: impression }}
            />
            {post.images.length > 1 && (
              <span
                aria-hidden
                className="absolute end-4 bottom-4 rounded-control bg-badge-scrim px-6 text-meta font-semibold text-on-scrim"
              >
                +{post.images.length - 1}
              </span>
            )}
          </span>
        )}
        {video !== null && (
          <span className="relative h-80 w-120 shrink-0 overflow-hidden rounded-card bg-sunken">
            {video.poster !== null && (
              <img
                src={video.poster}
                alt={m.videoBy({ name: author.name })}
                width={120}
                height={80}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            )}
            <span className="absolute start-4 bottom-4 rounded-control bg-badge-scrim px-6 text-meta font-semibold text-on-scrim tabular-nums">
              {videoLength(video.duration)}
            </span>
          </span>
        )}
      </div>
    </div>
  )
}
