import { pageAddress } from '@skein/contract/addresses'
import type { Post } from '@skein/contract'
import { useFollow, userByUsernameQuery, useViewer } from '@skein/data'
import { AiBadge, Avatar, Button, RelativeTime, toast, VerifiedBadge } from '@skein/design-system'
import { RichText } from '@skein/feature-post'
import { HandleAndTime, PostedBy } from '@skein/feature-post/parts'
import { useLanguage, useMessages } from '@skein/i18n'
import { useQuery } from '@tanstack/react-query'

type VideoOverlayProps = {
  post: Post
  /** It is the one that is watched. */
  isActive: boolean
  /** Its warning was not opened: then its words stay covered, too. */
  isCovered: boolean
}

/** Who made the video, when, and what they say of it (look/notes-B). */
export function VideoOverlay({ post, isActive, isCovered }: VideoOverlayProps) {
  const m = useMessages('post')
  const common = useMessages('common')
  const language = useLanguage()
  const { author, isAiGenerated } = post
  const avatar = (
    <Avatar name={author.name} src={author.avatar ?? undefined} size={40} kind={isAiGenerated ? 'ai' : 'person'} />
  )
  return (
    <>
      <div className="flex items-center gap-12 max-rail:gap-8 tight:flex-wrap">
        {isAiGenerated ? (
          avatar
        ) : (
          <a
            href={pageAddress('/profile/$username', author)}
            tabIndex={-1}
            aria-hidden
            className="shrink-0 rounded-pill"
          >
            {avatar}
          </a>
        )}
        <div className="min-w-0 tight:flex-[1_1_6em]">
          <p className="flex items-center gap-6 text-label font-bold">
            {isAiGenerated ? (
              <bdi className="truncate">{m.aiAssistant()}</bdi>
            ) : (
              <a
                href={pageAddress('/profile/$username', author)}
                dir="auto"
                className="-my-2 min-w-0 truncate py-2 hover:underline"
              >
                {author.name}
              </a>
            )}
            {isAiGenerated && <AiBadge label={common.generatedWithAi()} />}
            {author.verified && !isAiGenerated && <VerifiedBadge label={common.verified()} />}
          </p>
          <div className="flex text-control text-text-muted">
            <HandleAndTime username={author.username}>
              <a
                href={pageAddress('/post/$id', post)}
                dir="auto"
                className="-my-2 min-w-0 truncate py-2 hover:underline"
              >
                <RelativeTime dateTime={post.createdAt} locale={language} />
              </a>
            </HandleAndTime>
          </div>
        </div>
        {isActive && !isAiGenerated && <Follow post={post} />}
      </div>
      {isAiGenerated && post.postedBy !== null && <PostedBy username={post.postedBy.username} />}
      {!isCovered && post.content !== '' && (
        <RichText
          text={post.content}
          entities={post.entities}
          className="mt-10 line-clamp-3 max-w-[42ch] text-label/22"
        />
      )}
    </>
  )
}

/** 'Follow', where the viewer does not follow yet: asked for once the video is watched. */
function Follow({ post: { author } }: { post: Post }) {
  const m = useMessages('common')
  const viewer = useViewer()
  const { data: member } = useQuery({
    ...userByUsernameQuery(author.username),
    enabled: viewer !== null && viewer.id !== author.id,
  })
  const { follow, toggle, ahead } = useFollow(author.id, member?.viewer.follow, {
    isPrivate: member?.private ?? false,
    onError: () => toast({ title: m.followFailed(), tone: 'danger' }),
  })
  if (member === undefined || (member.viewer.follow !== 'none' && follow !== 'none' && ahead === 0)) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={toggle}
      className="relative shrink-0 after:absolute after:-inset-y-4 after:inset-x-0 max-rail:px-12"
    >
      {{ none: m.follow(), following: m.following(), requested: m.requested() }[follow]}{' '}
      <span className="sr-only">{author.name}</span>
    </Button>
  )
}
