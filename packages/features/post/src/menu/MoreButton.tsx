import type { Post } from '@skein/contract'
import { IconButton, MoreHorizontalIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { loadPostMenu } from './load-post-menu.ts'
import type { Reason } from './post-dialog-props.ts'
import { useMenu } from './use-menu.ts'
import { usePostDialog } from './use-post-dialog.tsx'

type MoreButtonProps = { post: Post; reason?: Reason | undefined }

/** The '…' of a post (behaviour §2.3). Its menu and what that opens are fetched when it is reached. */
export function MoreButton({ post, reason }: MoreButtonProps) {
  const m = useMessages('post')
  const { menu, anchor, trigger } = useMenu(loadPostMenu)
  const { dialog, openDialog } = usePostDialog(post, anchor.button, reason)
  return (
    <span className="relative ms-auto -me-8 -my-6 shrink-0 pointer-coarse:-me-12 pointer-coarse:-my-10">
      <IconButton
        {...trigger}
        label={m.more()}
        icon={<MoreHorizontalIcon size={18} />}
        className="flex aria-busy:bg-hover aria-expanded:bg-hover"
      />
      {menu && <menu.PostMenu anchor={anchor} post={post} reason={reason} onDialog={openDialog} />}
      {dialog}
    </span>
  )
}
