import type { NotificationFilter } from '@skein/contract'
import { useMarkNotificationsRead } from '@skein/data'
import { Button, CheckAllIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Above this the number of unread ones is '99+' (behaviour §2.2). */
const countedUpTo = 99

type MarkAllBarProps = {
  unread: number
  /** The newest that is shown. */
  upTo: string
  filter: NotificationFilter | undefined
  onMark: () => void
  onMarked: () => void
}

/** How many are new, and 'Mark all as read', which marks what its tab shows; it goes with what it counts. */
export function MarkAllBar({ unread, upTo, filter, onMark, onMarked }: MarkAllBarProps) {
  const m = useMessages('notifications')
  const { mutateAsync, isPending } = useMarkNotificationsRead(filter)
  const mark = async () => {
    onMark()
    try {
      await mutateAsync({ upTo })
      onMarked()
    } catch {
      toast({ title: m.markFailed(), tone: 'danger' })
    }
  }
  return (
    <div className="flex min-h-48 flex-wrap items-center justify-between gap-12 border-b border-border px-16">
      <p className="text-control text-text-muted tabular-nums">
        {unread > countedUpTo ? m.newMany() : m.newCount({ count: unread })}
      </p>
      <Button
        variant="ghost"
        iconStart={<CheckAllIcon size={18} />}
        loading={isPending}
        loadingLabel={m.markAllRead()}
        onClick={() => void mark()}
        className="-me-12 text-accent-text pointer-coarse:min-h-44"
      >
        {m.markAllRead()}
      </Button>
    </div>
  )
}
