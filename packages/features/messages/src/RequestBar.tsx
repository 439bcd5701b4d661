import { useAcceptConversation } from '@skein/data'
import { Button, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type RequestBarProps = {
  user: { id: string; name: string }
  onDelete: () => void
  onBlock: () => void
  onReport: () => void
}

/** In place of the send form: what can be done with a stranger's request. */
export function RequestBar({ user, onDelete, onBlock, onReport }: RequestBarProps) {
  const m = useMessages('messages')
  const accept = useAcceptConversation(user.id)
  return (
    <div className="grid gap-12 border-t border-border bg-surface px-16 py-12">
      <p className="text-label text-text-muted">{m.requestText({ name: user.name })}</p>
      <div className="flex flex-wrap gap-8">
        <Button
          loading={accept.isPending}
          onClick={() =>
            accept.mutate(undefined, { onError: () => toast({ title: m.failedToChange(), tone: 'danger' }) })
          }
        >
          {m.accept()}
        </Button>
        <Button variant="quiet" onClick={onDelete}>
          {m.delete()}
        </Button>
        <Button variant="quiet" onClick={onBlock}>
          {m.block()}
        </Button>
        <Button variant="quiet" onClick={onReport}>
          {m.report()}
        </Button>
      </div>
    </div>
  )
}
