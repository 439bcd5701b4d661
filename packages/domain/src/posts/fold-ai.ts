import { languages } from '@skein/contract'
import type { Post } from '@skein/contract'
import { messagesOf } from '@skein/i18n/messages'
import type { Viewer } from '../auth/sessions.ts'

const words = new Map(
  await Promise.all(
    languages.map(async (language) => [language, (await messagesOf(language, 'common')).generatedWithAi()] as const),
  ),
)

/**
 * For members who want AI-generated posts labelled (§3 settings): such a post stands folded under a line that says what it is, as under a
 * content warning. A warning of its author's stays, and so do the member's own posts.
 */
export function foldAi(viewer: Viewer | null, post: Post): Post {
  if (viewer?.foldsAi !== true) return post
  const label = words.get(viewer.user.language ?? 'en') ?? ''
  const quote =
    post.quote?.isAiGenerated === true && post.quote.contentWarning === null && post.quote.postedBy?.id !== viewer.id
      ? { ...post.quote, contentWarning: label }
      : post.quote
  const isFolded = post.isAiGenerated && post.contentWarning === null && post.postedBy?.id !== viewer.id
  return { ...post, quote, contentWarning: isFolded ? label : post.contentWarning }
}
