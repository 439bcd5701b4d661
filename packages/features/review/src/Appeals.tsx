import type { Appeal } from '@skein/contract'
import { useAppeals } from '@skein/data'
import { Button, EmptyState, RelativeTime } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { Decision } from './DecisionDialog.tsx'
import { List } from './List.tsx'
import type { Member } from './MemberDialog.tsx'
import { useMeasureNames } from './part-names.ts'

type AppealsProps = { onDecide: (decision: Decision) => void; onMember: (member: Member) => void }

/** Answers of members that wait for a moderator. */
export function Appeals(props: AppealsProps) {
  const m = useMessages('review')
  return (
    <List
      pages={useAppeals()}
      empty={<EmptyState className="py-64" mark="bell" title={m.noAppeals()} description={m.noAppealsText()} />}
      render={(item) => <OneAppeal item={item} {...props} />}
    />
  )
}

function OneAppeal({ item, onDecide, onMember }: { item: Appeal } & AppealsProps) {
  const m = useMessages('review')
  const names = useMeasureNames()
  const { id, about, measure, mayDecide } = item
  return (
    <article aria-labelledby={`appeal-${id}`} className="grid gap-8">
      <h2 id={`appeal-${id}`} className="text-post font-semibold">
        {m.outcome({ action: names[measure.kind], username: measure.by?.username ?? '—' })}
      </h2>
      <p className="text-caption text-text-muted">
        {m.about({ username: about.username })} · <RelativeTime dateTime={measure.at} />
      </p>
      <p dir="auto" className="text-control wrap-anywhere">
        {m.decidedBecause({ reason: measure.reason })}
      </p>
      {measure.appeal !== null && (
        <figure className="rounded-card bg-sunken p-12">
          <figcaption className="text-caption text-text-muted">
            {m.appealOf({ username: about.username })} · <RelativeTime dateTime={measure.appeal.at} />
          </figcaption>
          <blockquote dir="auto" className="mt-4 text-post wrap-anywhere whitespace-pre-wrap">
            {measure.appeal.text}
          </blockquote>
        </figure>
      )}
      <div className="flex flex-wrap items-center gap-8">
        {mayDecide ? (
          <>
            <Button variant="quiet" size="sm" onClick={() => onDecide({ kind: 'uphold', id })}>
              {m.uphold()}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => onDecide({ kind: 'take-back', id })}>
              {m.takeBack()}
            </Button>
          </>
        ) : (
          <p className="min-w-0 flex-1 text-control text-text-muted">{m.anotherDecides()}</p>
        )}
        <Button variant="quiet" size="sm" onClick={() => onMember(about)}>
          {m.record()}
        </Button>
      </div>
    </article>
  )
}
