import type { Security } from '@skein/data'
import { LockIcon, Notice, NoticeAction, ShieldIcon } from '@skein/design-system'
import { rich, useMessages } from '@skein/i18n'
import type { ReactNode } from 'react'

const bold = (text: ReactNode) => <b key="name">{text}</b>

type SecurityNoticeProps = {
  security: Security
  name: string
  /** When the viewer's new key comes into force, where it waits. */
  waitsUntil: string | undefined
  hasBackup: boolean
  onTurnOn: () => void
  onRestore: () => void
  onCompare: () => void
  onContinuePlain: () => void
}

/** How messages travel, where that is not simply encrypted, and what can be done about it (behaviour §2.8). */
export function SecurityNotice({ security, name, waitsUntil, hasBackup, ...on }: SecurityNoticeProps) {
  const m = useMessages('messages')
  if (security === 'encrypted') return null
  if (security === 'plain-me')
    return (
      <Notice
        live="none"
        className="mx-16 mb-8"
        action={<NoticeAction onClick={on.onTurnOn}>{m.turnOn()}</NoticeAction>}
      >
        {m.plainMe()}
      </Notice>
    )
  if (security === 'plain-peer')
    return (
      <Notice live="none" className="mx-16 mb-8">
        {m.plainPeer({ name })}
      </Notice>
    )
  if (security === 'missing-key')
    return (
      <Notice
        tone="warning"
        icon={<LockIcon size={20} />}
        className="mx-16 mb-8"
        action={<NoticeAction onClick={on.onRestore}>{m.restore()}</NoticeAction>}
      >
        {m.missingKey()}
      </Notice>
    )
  if (security === 'waiting-key')
    return (
      <Notice
        tone="warning"
        icon={<LockIcon size={20} />}
        className="mx-16 mb-8"
        action={hasBackup && <NoticeAction onClick={on.onRestore}>{m.restore()}</NoticeAction>}
      >
        {m.keyWaits({ time: waitsUntil ?? '' })}
      </Notice>
    )
  if (security === 'forked')
    return (
      <Notice
        tone="warning"
        icon={<ShieldIcon size={20} />}
        className="mx-16 mb-8"
        action={<NoticeAction onClick={on.onCompare}>{m.compare()}</NoticeAction>}
      >
        {m.logForked({ name })}
      </Notice>
    )
  if (security === 'removed')
    return (
      <Notice
        tone="warning"
        className="mx-16 mb-8"
        action={<NoticeAction onClick={on.onContinuePlain}>{m.continuePlain()}</NoticeAction>}
      >
        {m.removed({ name })}
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      icon={<ShieldIcon size={20} />}
      className="my-12"
      action={<NoticeAction onClick={on.onCompare}>{m.compare()}</NoticeAction>}
    >
      <span>{rich(m.changed({ name, b: bold }))}</span>
    </Notice>
  )
}
