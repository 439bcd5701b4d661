import { pageAddress } from '@skein/contract/addresses'
import type { Post } from '@skein/contract'
import { Avatar } from '@skein/design-system'

type AvatarLinkProps = { post: Pick<Post, 'author' | 'isAiGenerated'>; size?: 32 | 40 }

/** The picture of who speaks. It leads to the profile, as the name beside it does, which is why neither Tab nor a reader stops here. */
export function AvatarLink({ post: { author, isAiGenerated }, size = 40 }: AvatarLinkProps) {
  const avatar = (
    <Avatar name={author.name} src={author.avatar ?? undefined} size={size} kind={isAiGenerated ? 'ai' : 'person'} />
  )
  if (isAiGenerated) return avatar
  return (
    <a
      href={pageAddress('/profile/$username', author)}
      tabIndex={-1}
      aria-hidden
      className="h-fit shrink-0 rounded-pill"
    >
      {avatar}
    </a>
  )
}
