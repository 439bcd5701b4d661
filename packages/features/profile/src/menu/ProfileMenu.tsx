import { Suspense, useState } from 'react'
import type { PublicUser } from '@skein/contract'
import { BanIcon, DropdownMenu, FlagIcon, LinkIcon, VolumeIcon, VolumeOffIcon, toast } from '@skein/design-system'
import { useBlockSwitch, useMemberGate, useMuteSwitch } from '@skein/feature-person'
import { AnchoredMenu, type MenuAnchor } from '@skein/feature-post/menu'
import { latePart, useMessages } from '@skein/i18n'

const BlockUserDialog = latePart(async () => (await import('@skein/feature-post/block')).BlockUserDialog)
const ReportDialog = latePart(async () => (await import('./ReportDialog.tsx')).ReportDialog)

/** Copy link, mute, block, report (behaviour §2.3, for members). */
export function ProfileMenu({ user, anchor }: { user: PublicUser; anchor: MenuAnchor }) {
  const m = useMessages('profile')
  const mayAct = useMemberGate()
  const { username } = user
  const { isOn: muted, toggle: toggleMute } = useMuteSwitch(user)
  const { isOn: blocked, toggle: toggleBlock } = useBlockSwitch(user)
  const [dialog, setDialog] = useState<{ kind: 'block' | 'report'; isOpen: boolean }>()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/profile/${username}`)
      toast({ title: m.linkCopied() })
    } catch {
      toast({ title: m.copyFailed(), tone: 'danger' })
    }
  }
  const open = (kind: 'block' | 'report') => {
    if (mayAct()) setDialog({ kind, isOpen: true })
  }
  const props = dialog && {
    user,
    isOpen: dialog.isOpen,
    onOpenChange: (isOpen: boolean) => setDialog({ ...dialog, isOpen }),
    returnFocusTo: anchor.button,
  }
  return (
    <>
      <AnchoredMenu anchor={anchor} label={m.more()}>
        <DropdownMenu.Item icon={<LinkIcon size={18} />} onSelect={() => void copy()}>
          {m.copyLink()}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item
          icon={muted ? <VolumeIcon size={18} /> : <VolumeOffIcon size={18} />}
          onSelect={() => {
            if (mayAct()) void toggleMute()
          }}
        >
          {muted ? m.unmute({ username }) : m.mute({ username })}
        </DropdownMenu.Item>
        <DropdownMenu.Item
          icon={<BanIcon size={18} />}
          onSelect={() => {
            if (blocked) void toggleBlock()
            else open('block')
          }}
        >
          {blocked ? m.unblockName({ username }) : m.block({ username })}
        </DropdownMenu.Item>
        <DropdownMenu.Item tone="danger" icon={<FlagIcon size={18} />} onSelect={() => open('report')}>
          {m.report({ username })}
        </DropdownMenu.Item>
      </AnchoredMenu>
      {dialog && props && (
        <Suspense>{dialog.kind === 'block' ? <BlockUserDialog {...props} /> : <ReportDialog {...props} />}</Suspense>
      )}
    </>
  )
}
