import type { UserSummary } from '@skein/contract'
import { AiBadge, RelativeTime, VerifiedBadge } from '@skein/design-system'
import { useLanguage, useMessages } from '@skein/i18n'
import { profileAddress } from './addresses.ts'

type PostHeaderProps = {
  author: UserSummary
  createdAt: string
  isAiGenerated: boolean
  /** The member who answers for an AI-generated post. */
  postedBy: UserSummary | null
  /** Id of the author's name: what the article is labelled by. */
  nameId: string
  now?: Date | undefined
}

// One line high, filled from its end: where handle (44 px at least) and time do not fit beside each other, the handle is on the
// line that is not shown. A handle of two letters and an ellipsis tells nobody anything.
const meta = 'flex h-20 min-w-[26%] shrink-99999 flex-wrap-reverse content-end gap-x-4 overflow-hidden'

/**
 * Who speaks, and when. In a narrow row the handle gives way first, then the time; the name is cut last. Names are isolated
 * (`bdi`), so that one in another script leaves the order of the row alone.
 */
export function PostHeader({ author, createdAt, isAiGenerated, postedBy, nameId, now }: PostHeaderProps) {
  const m = useMessages('post')
  const common = useMessages('common')
  const locale = useLanguage()
  const name = isAiGenerated ? m.aiAssistant() : author.name
  const time = <RelativeTime dateTime={createdAt} locale={locale} now={now} />
  return (
    <header>
      <div className="flex min-h-26 items-center gap-6 text-control whitespace-nowrap text-text-faint">
        <span className="flex min-w-0 items-center gap-6">
          {isAiGenerated ? (
            <bdi id={nameId} className="truncate text-[0.9375rem]/20 font-semibold text-text">
              {name}
            </bdi>
          ) : (
            <a
              href={profileAddress(author.username)}
              className="-my-2 min-w-0 truncate py-2 text-[0.9375rem]/20 font-semibold text-text hover:underline"
            >
              <bdi id={nameId}>{name}</bdi>
            </a>
          )}
          {isAiGenerated && <AiBadge label={common.generatedWithAi()} />}
          {author.verified && !isAiGenerated && <VerifiedBadge label={common.verified()} />}
        </span>
        <span className={meta}>
          <span className="flex max-w-max min-w-0 flex-[1_1_2.75rem] gap-4">
            <span className="min-w-0 truncate" dir="ltr">
              @{author.username}
            </span>
            <span aria-hidden>·</span>
          </span>
          <span className="min-w-0 truncate">{time}</span>
        </span>
      </div>
      {isAiGenerated && postedBy !== null && <PostedBy username={postedBy.username} />}
    </header>
  )
}

/** 'posted by @member': who answers for what AI wrote. The handle is the link, wherever the language puts it. */
function PostedBy({ username }: { username: string }) {
  const m = useMessages('post')
  const handle = `@${username}`
  const [before, after] = m.postedBy({ username }).split(handle)
  return (
    <p className="text-caption text-text-faint">
      {before}
      <a href={profileAddress(username)} className="font-medium hover:underline" dir="ltr">
        {handle}
      </a>
      {after}
    </p>
  )
}
