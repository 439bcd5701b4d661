import { limits } from '@skein/contract'
import { Notice, NoticeAction, TextButton } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { Subject } from '../machine/subject.ts'

type ComposerNoticesProps = {
  subject: Subject
  isRestored: boolean
  /** Not all that was shared came along. */
  isPart: boolean
  /** Files were left out, because a post holds no more. */
  hasNoRoom: boolean
  isWaiting: boolean
  /** How many posts of the thread are published, where the rest could not be. */
  published: number
  onDiscard: () => void
  onKeepEditing: () => void
}

/** What there is to know before writing on: whom it answers, that a draft came back, what was left out, what is waited for. */
export function ComposerNotices(props: ComposerNoticesProps) {
  const { subject, isRestored, isPart, hasNoRoom, isWaiting, published, onDiscard, onKeepEditing } = props
  const m = useMessages('compose')
  const texts = useMessages('composer')
  return (
    <>
      {subject.kind === 'reply' && (
        <p className="text-control text-text-muted">
          {texts.replyingTo({ username: (subject.post.postedBy ?? subject.post.author).username })}
        </p>
      )}
      {isRestored && (
        <output className="flex items-center gap-8 text-caption text-text-muted">
          {m.draftRestored()}
          <TextButton className="rounded-control px-6" onClick={onDiscard}>
            {m.discard()}
          </TextButton>
        </output>
      )}
      {published > 0 && (
        <Notice tone="warning" live="alert">
          {m.threadPublished({ count: published })}
        </Notice>
      )}
      {isWaiting && (
        <Notice action={<NoticeAction onClick={onKeepEditing}>{m.stopWaiting()}</NoticeAction>}>
          {m.postsWhenUploaded()}
        </Notice>
      )}
      {isPart && (
        <Notice tone="warning" live="alert">
          {m.sharedPartly()}
        </Notice>
      )}
      {hasNoRoom && (
        <Notice tone="warning" live="alert">
          {m.noRoom({ count: limits.image.maxPerPost })}
        </Notice>
      )}
    </>
  )
}
