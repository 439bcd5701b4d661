import { Suspense, use, useRef, useState } from 'react'
import type { PublicUser } from '@skein/contract'
import { useBlock, useViewer } from '@skein/data'
import { Button, IconButton, MoreHorizontalIcon } from '@skein/design-system'
import { FollowButton, useMemberGate } from '@skein/feature-person'
import { latePart, useMessages } from '@skein/i18n'
import { MessageDialogContext } from './message-dialog.ts'

const loadMenu = () => import('./menu/ProfileMenu.tsx')
const ProfileMenu = latePart(async () => (await loadMenu()).ProfileMenu)

/** What one can do about somebody else: follow, write, and the rest behind '…' (specification §2.10, behaviour §2.10). */
export function ProfileActions({ user }: { user: PublicUser }) {
  const drawMessageDialog = use(MessageDialogContext)
  const m = useMessages('profile')
  const viewer = useViewer()
  const mayAct = useMemberGate()
  const { blocked } = useBlock(user.id)
  const button = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<{ isOpen: boolean }>()
  const [isWriting, setWriting] = useState<boolean>()
  return (
    <div className="flex flex-wrap items-center justify-end gap-8">
      <span className="relative">
        <IconButton
          ref={button}
          label={m.more()}
          icon={<MoreHorizontalIcon size={18} />}
          aria-haspopup="menu"
          aria-expanded={menu?.isOpen === true}
          onPointerEnter={() => void loadMenu()}
          onFocus={() => void loadMenu()}
          onClick={() => setMenu({ isOpen: menu?.isOpen !== true })}
          className="border border-border-control pointer-coarse:size-44"
        />
        {menu && (
          <Suspense>
            <ProfileMenu
              user={user}
              anchor={{ isOpen: menu.isOpen, setOpen: (isOpen) => setMenu({ isOpen }), button }}
            />
          </Suspense>
        )}
      </span>
      {!blocked && (
        <>
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => {
              if (mayAct()) setWriting(true)
            }}
            className="min-h-36 pointer-coarse:min-h-44"
          >
            {m.message()}
          </Button>
          {isWriting !== undefined && (
            <Suspense>{drawMessageDialog({ recipient: user, open: isWriting, onOpenChange: setWriting })}</Suspense>
          )}
          <FollowButton
            key={viewer?.id ?? ''}
            user={user}
            initial={user.viewer.follow}
            isPrivate={user.private}
            place="header"
          />
        </>
      )}
    </div>
  )
}
