import { pageAddress } from '@skein/contract/addresses'
import type { UserSummary } from '@skein/contract'
import type { Security } from '@skein/data'
import {
  ArrowLeftIcon,
  Avatar,
  DropdownMenu,
  BanIcon,
  FlagIcon,
  IconButton,
  LockIcon,
  MoreHorizontalIcon,
  ShieldCheckIcon,
  TrashIcon,
  UserIcon,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { ReactNode } from 'react'
import { MemberName } from './MemberName.tsx'

type ThreadHeaderProps = {
  user: UserSummary
  security: Security | undefined
  /** On a phone the thread stands alone. */
  onBack?: (() => void) | undefined
  onVerify?: (() => void) | undefined
  menu?: { onDelete: () => void; onBlock: () => void; onReport: () => void } | undefined
  /** What closes a dialog. */
  close?: ReactNode
}

/** Who the conversation is with, whether it is encrypted, and what can be done with it. */
export function ThreadHeader({ user, security, onBack, onVerify, menu, close }: ThreadHeaderProps) {
  const m = useMessages('messages')
  const isEncrypted = security === 'encrypted'
  return (
    <div className="flex min-h-60 items-center gap-12 border-b border-border px-16">
      {onBack && (
        <IconButton
          size="md"
          label={m.back()}
          icon={<ArrowLeftIcon className="rtl:-scale-x-100" />}
          onClick={onBack}
          className="-ms-8 rail:hidden"
        />
      )}
      <Avatar name={user.name} src={user.avatar ?? undefined} size={40} className="tight:hidden" />
      <div className="min-w-0 flex-1">
        <h2 className="min-w-0 text-control font-semibold">
          <a href={pageAddress('/profile/$username', user)} className="block hover:underline">
            <MemberName user={user} />
          </a>
        </h2>
        <p className="flex min-w-0 items-center gap-4 text-caption text-text-muted">
          {isEncrypted && <LockIcon size={13} className="shrink-0" />}
          <bdi className="truncate">
            {security === undefined ? `@${user.username}` : isEncrypted ? m.encrypted(user) : m.notEncrypted(user)}
          </bdi>
        </p>
      </div>
      {onVerify && isEncrypted && <IconButton label={m.verify()} icon={<ShieldCheckIcon />} onClick={onVerify} />}
      {menu && <ThreadMenu user={user} {...menu} />}
      {close}
    </div>
  )
}

function ThreadMenu({
  user,
  onDelete,
  onBlock,
  onReport,
}: { user: UserSummary } & NonNullable<ThreadHeaderProps['menu']>) {
  const m = useMessages('messages')
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={m.more()} icon={<MoreHorizontalIcon />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content label={m.more()}>
        <DropdownMenu.Item
          icon={<UserIcon size={18} />}
          onSelect={() => location.assign(pageAddress('/profile/$username', user))}
        >
          {m.viewProfile()}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<FlagIcon size={18} />} onSelect={onReport}>
          {m.report()}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<BanIcon size={18} />} onSelect={onBlock}>
          {m.block()}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" icon={<TrashIcon size={18} />} onSelect={onDelete}>
          {m.deleteConversation()}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
