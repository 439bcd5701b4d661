import { useOwnKey } from '@skein/data'
import { Notice, NoticeAction, ShieldIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useTimes } from './times.ts'

type KeyChangeNoticeProps = {
  name: string
  /** When the other one's new key comes into force, where they are replacing it. */
  peerChangesAt: string | null
  isEncrypted: boolean
}

/** A key that waits to take the place of another: of the viewer's, which can be taken back here, or of the other one's. */
export function KeyChangeNotice({ name, peerChangesAt, isEncrypted }: KeyChangeNoticeProps) {
  const m = useMessages('messages')
  const times = useTimes()
  const { own, keep, acceptLog } = useOwnKey()
  const next = own?.state === 'ready' ? own.next : null
  if (next !== null)
    return (
      <Notice
        tone="warning"
        icon={<ShieldIcon size={20} />}
        className="mx-16 mb-8"
        action={
          <NoticeAction
            onClick={() =>
              keep.mutate(undefined, {
                onSuccess: () => toast({ title: m.keyKept() }),
                onError: () => toast({ title: m.failedToChange(), tone: 'danger' }),
              })
            }
          >
            {m.keepKey()}
          </NoticeAction>
        }
      >
        {m.keyIsReplaced({ time: times.moment(next.inForceAt) })}
      </Notice>
    )
  if (own?.state === 'ready' && own.logProblem !== null)
    return (
      <Notice
        tone="warning"
        icon={<ShieldIcon size={20} />}
        className="mx-16 mb-8"
        action={
          own.logProblem === 'rewritten' && (
            <NoticeAction onClick={() => acceptLog.mutate()}>{m.acceptLog()}</NoticeAction>
          )
        }
      >
        {own.logProblem === 'rewritten' ? m.ownLogRewritten() : m.ownLogForeign()}
      </Notice>
    )
  if (peerChangesAt === null || !isEncrypted) return null
  return (
    <Notice live="none" className="mx-16 mb-8">
      {m.peerKeyWaits({ name, time: times.moment(peerChangesAt) })}
    </Notice>
  )
}
