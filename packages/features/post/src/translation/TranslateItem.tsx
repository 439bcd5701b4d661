import type { Post } from '@skein/contract'
import { hasDeviceTranslator, hasWords, useViewer } from '@skein/data'
import { DropdownMenu, SparklesIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { isOpened } from '../opened.ts'
import { PostTranslation } from './PostTranslation.tsx'
import { showTranslation, useShownTranslation } from './shown.ts'

const draw: Parameters<typeof showTranslation>[1] = (post, textClass) => (
  <PostTranslation post={post} textClass={textClass} />
)

/**
 * The row of the menu that shows a post in the language of the page, or hides that again. It is there where something can translate, and
 * there are words in sight to be translated.
 */
export function TranslateItem({ post }: { post: Post }) {
  const m = useMessages('postMore')
  const viewer = useViewer()
  const isShown = useShownTranslation(post.id) !== undefined
  const isCovered = post.contentWarning !== null && !isOpened(`warning:${post.id}`)
  const canTranslate = viewer?.hasTranslation === true || hasDeviceTranslator()
  if (!canTranslate || isCovered || !hasWords(post)) return null
  return (
    <DropdownMenu.Item
      icon={<SparklesIcon size={18} className="text-ai-text" />}
      onSelect={() => showTranslation(post.id, isShown ? undefined : draw)}
    >
      {isShown ? m.hideTranslation() : m.translate()}
    </DropdownMenu.Item>
  )
}
