import { pageAddress } from '@skein/contract/addresses'
import { useRef, type ReactNode } from 'react'
import type { Post } from '@skein/contract'
import { AiBadge, TextButton, Tooltip, VerifiedBadge } from '@skein/design-system'
import { ShortTime } from '@skein/feature-person'
import { useFormatDate, useMessages } from '@skein/i18n'
import { HandleAndTime } from './HandleAndTime.tsx'
import { usePostDialog } from './menu/use-post-dialog.tsx'

type PostHeaderProps = {
  post: Post
  /** Id of the author's name: what the article is labelled by. */
  nameId: string
  /** Whether the author began the thread that this is a reply in. */
  isThreadAuthor?: boolean | undefined
  /** Stands at the end of the line: the '…'. */
  children?: ReactNode
}

/** The name of who speaks: of AI, the fixed identity of §6, which is nobody's profile. */
export function AuthorName({ post, nameId, className = '' }: { post: Post; nameId: string; className?: string }) {
  const m = useMessages('post')
  const common = useMessages('common')
  const { author, isAiGenerated } = post
  return (
    <span className="flex min-w-0 items-center gap-6 tight:flex-1">
      {isAiGenerated ? (
        <bdi id={nameId} className={`truncate font-semibold text-text ${className}`}>
          {m.aiAssistant()}
        </bdi>
      ) : (
        <a
          href={pageAddress('/profile/$username', author)}
          id={nameId}
          dir="auto"
          className={`-my-2 min-w-0 truncate py-2 font-semibold text-text hover:underline ${className}`}
        >
          {author.name}
        </a>
      )}
      {isAiGenerated && <AiBadge label={common.generatedWithAi()} />}
      {author.verified && !isAiGenerated && <VerifiedBadge label={common.verified()} />}
    </span>
  )
}

/**
 * Who speaks, and when. Names are isolated (`bdi`), so that one in another script leaves the order of the row alone. The time leads to
 * the post; the exact one shows on hover and focus.
 */
export function PostHeader({ post, nameId, isThreadAuthor = false, children }: PostHeaderProps) {
  const m = useMessages('post')
  const formatDate = useFormatDate()
  return (
    <header>
      <div className="flex min-h-26 items-center gap-6 text-control whitespace-nowrap text-text-faint tight:flex-wrap">
        <AuthorName post={post} nameId={nameId} className="text-label" />
        {isThreadAuthor && (
          <span className="shrink-0 rounded-control bg-hover px-6 text-[0.6875rem]/18 font-semibold text-text-muted">
            {m.author()}
          </span>
        )}
        <HandleAndTime username={post.author.username}>
          <Tooltip description={formatDate(post.createdAt, { dateStyle: 'long', timeStyle: 'short' })}>
            <a
              href={pageAddress('/post/$id', post)}
              dir="auto"
              data-permalink
              className="-my-2 min-w-0 truncate py-2 hover:underline"
            >
              <ShortTime dateTime={post.createdAt} title={undefined} />
            </a>
          </Tooltip>
        </HandleAndTime>
        {post.editedAt !== null && <EditedButton post={post} />}
        {children}
      </div>
      {post.isAiGenerated && post.postedBy !== null && <PostedBy username={post.postedBy.username} />}
    </header>
  )
}

/** 'Edited': opens the public history (behaviour §2.3). */
export function EditedButton({ post }: { post: Post }) {
  const m = useMessages('post')
  const button = useRef<HTMLButtonElement>(null)
  const { dialog, openDialog } = usePostDialog(post, button)
  return (
    <>
      <TextButton
        ref={button}
        aria-haspopup="dialog"
        onClick={() => openDialog('history')}
        tone="muted"
        className="shrink-0 text-text-faint underline decoration-border-control underline-offset-3 hover:text-text tight:order-1"
      >
        {m.edited()}
      </TextButton>
      {dialog}
    </>
  )
}

/** 'posted by @member': who answers for what AI wrote. The handle is the link, wherever the language puts it. */
export function PostedBy({ username }: { username: string }) {
  const m = useMessages('post')
  const handle = `@${username}`
  const [before, after] = m.postedBy({ username }).split(handle)
  return (
    <p className="text-caption text-text-faint">
      {before}
      <a href={pageAddress('/profile/$username', { username })} className="font-medium hover:underline" dir="ltr">
        {handle}
      </a>
      {after}
    </p>
  )
}
