import { AlertDialog } from '@skein/design-system/alert-dialog'
import { Button } from '@skein/design-system/button'

type BulkActionsProps = { count: number; onSuspend: () => void; onRemove: () => void }

/** What can be done with all who are selected; their number is always in sight. */
export function BulkActions({ count, onSuspend, onRemove }: BulkActionsProps) {
  const members = count === 1 ? 'one member' : `${count} members`
  return (
    <div className="row">
      <span className="muted grow">{count === 0 ? 'Nobody is selected' : `${count} selected`}</span>
      <Button size="sm" variant="quiet" disabled={count === 0} onClick={onSuspend}>
        Suspend
      </Button>
      <AlertDialog.Root>
        <AlertDialog.Trigger asChild>
          <Button size="sm" tone="danger" variant="quiet" disabled={count === 0}>
            Remove
          </Button>
        </AlertDialog.Trigger>
        <AlertDialog.Content
          title={`Remove ${members}?`}
          description="What they wrote stays. They can be invited again."
        >
          <AlertDialog.Actions>
            <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
            <AlertDialog.Action tone="danger" onClick={onRemove}>
              Remove
            </AlertDialog.Action>
          </AlertDialog.Actions>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </div>
  )
}
