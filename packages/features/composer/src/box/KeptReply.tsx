import { isBlank, type Post } from '@skein/contract'
import { useMemo } from 'react'
import { useStoredPost } from '../draft/use-stored-post.ts'

/** What was written in answer to a post that can be answered no more: to be read and copied. It waits in case that changes. */
export function KeptReply({ post, label }: { post: Post; label: string }) {
  const subject = useMemo(() => ({ kind: 'reply', post }) as const, [post])
  const { found } = useStoredPost(subject)
  if (!found || isBlank(found.text)) return null
  return (
    <div className="mt-8">
      <p className="text-caption text-text-muted">{label}</p>
      <p dir="auto" className="text-post whitespace-pre-wrap wrap-anywhere">
        {found.text}
      </p>
    </div>
  )
}
