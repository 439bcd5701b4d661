/** Which of the contract's codes says why something is no post. */
import { limits } from '@skein/contract'
import { isPiledUp, isTooLong } from '@skein/contract/text'
import { fieldsOf } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'

/** The value of a field of what was sent; nothing where that is no object. */
export const valueOf = (sent: unknown, field: string): unknown =>
  typeof sent === 'object' && sent !== null ? Reflect.get(sent, field) : undefined

/** Texts that are no post: the contract's codes say which way. */
export function refuseWords(sent: unknown, fields: Record<string, string>): Problem | undefined {
  const content = valueOf(sent, 'content')
  if (!('content' in fields)) return undefined
  if (content === undefined || content === null) return new Problem('post-blank', { fields })
  if (typeof content !== 'string') return undefined
  if (isTooLong(content, limits.post.max)) return new Problem('post-too-long', { fields })
  return isPiledUp(content) ? undefined : new Problem('post-blank', { fields })
}

/** What a post that was sent is refused with; nothing where no code says more than that its fields need another look. */
export function refusePost(sent: unknown, issues: Parameters<typeof fieldsOf>[0]): Problem | undefined {
  const fields = fieldsOf(issues)
  if ('content' in fields) return refuseWords(sent, fields)
  return Object.keys(fields).some((field) => field.startsWith('pollData'))
    ? new Problem('poll-invalid', { fields })
    : undefined
}
