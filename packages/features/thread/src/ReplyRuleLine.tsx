import type { Post } from '@skein/contract'
import { useViewer } from '@skein/data'
import { LockIcon } from '@skein/design-system'
import { useMessages, type MessagesOf } from '@skein/i18n'

type Limited = NonNullable<Post['limitedReplies']>

const toItsMember = { following: 'ownFollowing', mentioned: 'ownMentioned', nobody: 'ownNobody' } as const
const toOthers = { following: 'onlyFollowing', mentioned: 'onlyMentioned', nobody: 'onlyAuthor' } as const

function sentenceOf({ rule, by }: Limited, viewer: string | undefined, m: MessagesOf<'thread'>): string {
  if (by === null) return m.onlySome()
  return by === viewer ? m[toItsMember[rule]]() : m[toOthers[rule]]({ username: by })
}

/** 'Only people @noor mentions can reply.', under a post of a thread in which not everyone may. */
export function ReplyRuleLine({ limit }: { limit: Limited }) {
  const m = useMessages('thread')
  const viewer = useViewer()
  return (
    <p className="flex items-start gap-8 text-control text-text-muted">
      <LockIcon size={16} className="mt-2 shrink-0" />
      <bdi className="min-w-0 wrap-anywhere">{sentenceOf(limit, viewer?.username, m)}</bdi>
    </p>
  )
}
