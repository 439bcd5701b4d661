import type { AccountApplication } from '@skein/contract'
import { serverMessageOf, useApplications, useDecideApplication } from '@skein/data'
import { Badge, Button, EmptyState, RelativeTime, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { Decision } from './DecisionDialog.tsx'
import { List } from './List.tsx'

/** Accounts that wait for approval. */
export function Applications({ onDecide }: { onDecide: (decision: Decision) => void }) {
  const m = useMessages('review')
  return (
    <List
      pages={useApplications()}
      empty={
        <EmptyState className="py-64" mark="bell" title={m.noApplications()} description={m.noApplicationsText()} />
      }
      render={(item) => <Application item={item} onDecide={onDecide} />}
    />
  )
}

function Application({ item, onDecide }: { item: AccountApplication; onDecide: (decision: Decision) => void }) {
  const m = useMessages('review')
  const { mutateAsync, isPending } = useDecideApplication()
  const approve = async () => {
    try {
      await mutateAsync({ userId: item.id, body: { action: 'approve' } })
    } catch (refusal) {
      toast({ title: m.notDone(), description: serverMessageOf(refusal) ?? m.tryAgain(), tone: 'danger' })
      return
    }
    toast({ title: m.approved() })
  }
  return (
    <article aria-labelledby={`application-${item.id}`} className="grid gap-8">
      <h2 id={`application-${item.id}`} className="flex flex-wrap items-center gap-8 text-post font-semibold">
        <bdi>{item.name}</bdi> @{item.username}
        <Badge tone={item.emailConfirmed ? 'success' : 'warning'}>
          {item.emailConfirmed ? m.mailConfirmed() : m.mailUnconfirmed()}
        </Badge>
      </h2>
      <p className="text-caption text-text-muted">
        {m.mailDomain({ domain: item.mailDomain })} · <RelativeTime dateTime={item.createdAt} />
      </p>
      <div className="flex flex-wrap gap-8">
        <Button variant="primary" size="sm" loading={isPending} onClick={() => void approve()}>
          {m.approve()}
        </Button>
        <Button tone="danger" size="sm" onClick={() => onDecide({ kind: 'decline-member', id: item.id })}>
          {m.decline()}
        </Button>
      </div>
    </article>
  )
}
