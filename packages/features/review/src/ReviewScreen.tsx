import { Suspense, useState, type ReactNode } from 'react'
import type { ModerationEntry, ReportCase } from '@skein/contract'
import { ApiError, useModerationLog, useReports } from '@skein/data'
import {
  Badge,
  Button,
  EmptyState,
  Notice,
  NoticeAction,
  RelativeTime,
  Skeleton,
  SkeletonRegion,
  Tabs,
} from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import type { Deed } from './DecisionDialog.tsx'

const DecisionDialog = latePart(async () => (await import('./DecisionDialog.tsx')).DecisionDialog)

const tabs = ['open', 'decided', 'log'] as const

type Pages<Item> = {
  data: { pages: Item[][] } | undefined
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** A list in each of its states. */
function List<Item extends { id: string }>({
  pages,
  empty,
  render,
}: {
  pages: Pages<Item>
  empty: ReactNode
  render: (item: Item) => ReactNode
}) {
  const m = useMessages('review')
  const common = useMessages('common')
  const items = pages.data?.pages.flat()
  if (items === undefined && pages.error !== null)
    return (
      <Notice
        tone="danger"
        className="m-16"
        action={<NoticeAction onClick={() => void pages.refetch()}>{common.retry()}</NoticeAction>}
      >
        {m.failed()}
      </Notice>
    )
  if (items === undefined)
    return (
      <SkeletonRegion label={m.loading()} busy className="grid gap-16 p-16">
        <Skeleton shape="block" className="h-80 w-full" />
        <Skeleton shape="block" className="h-80 w-full" />
      </SkeletonRegion>
    )
  if (items.length === 0) return empty
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-border p-16">
            {render(item)}
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="flex justify-center p-16">
          <Button variant="quiet" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {m.more()}
          </Button>
        </div>
      )}
    </>
  )
}

/** Reports to review, those that were decided, and the log; a member who is no moderator finds nothing here. */
export function ReviewScreen() {
  const m = useMessages('review')
  const [tab, setTab] = useState<(typeof tabs)[number]>('open')
  const open = useReports('open')
  const [deed, setDeed] = useState<Deed>()
  if (open.error instanceof ApiError && open.error.status === 404)
    return <EmptyState className="my-auto" mark="compass" title={m.notFound()} description={m.notFoundText()} />
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => setTab(tabs.find((known) => known === value) ?? 'open')}
      className="flex flex-1 flex-col"
    >
      <Tabs.List aria-label={m.title()} className="sticky top-52 z-10 border-b border-border bg-surface">
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {m[name]()}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="open">
        <List
          pages={open}
          empty={<EmptyState className="py-64" mark="bell" title={m.none()} description={m.noneText()} />}
          render={(item) => <Case item={item} onDeed={setDeed} />}
        />
      </Tabs.Panel>
      <Tabs.Panel value="decided">
        <Decided onDeed={setDeed} />
      </Tabs.Panel>
      <Tabs.Panel value="log">
        <Log />
      </Tabs.Panel>
      {deed !== undefined && (
        <Suspense>
          <DecisionDialog deed={deed} onClose={() => setDeed(undefined)} />
        </Suspense>
      )}
    </Tabs.Root>
  )
}

function Decided({ onDeed }: { onDeed: (deed: Deed) => void }) {
  const m = useMessages('review')
  return (
    <List
      pages={useReports('decided')}
      empty={<EmptyState className="py-64" mark="bell" title={m.nothingYet()} />}
      render={(item) => <Case item={item} onDeed={onDeed} />}
    />
  )
}

function Log() {
  const m = useMessages('review')
  return (
    <List
      pages={useModerationLog()}
      empty={<EmptyState className="py-64" mark="bell" title={m.nothingYet()} />}
      render={(entry) => <Entry entry={entry} />}
    />
  )
}

/** What an action is called. */
function useActionNames(): Record<ModerationEntry['action'], string> {
  const m = useMessages('review')
  return {
    dismiss: m.dismiss(),
    'remove-post': m.removePost(),
    'suspend-member': m.suspend(),
    'lift-suspension': m.lift(),
  }
}

function Case({ item, onDeed }: { item: ReportCase; onDeed: (deed: Deed) => void }) {
  const m = useMessages('review')
  const actions = useActionNames()
  const { about, decision, reporter } = item
  const reasons = {
    spam: m.spam(),
    harassment: m.harassment(),
    hate: m.hate(),
    violence: m.violence(),
    'self-harm': m.selfHarm(),
    illegal: m.illegal(),
    impersonation: m.impersonation(),
    other: m.other(),
  }
  const subjects = { post: m.post(), user: m.user(), message: m.message() }
  return (
    <article aria-labelledby={`case-${item.id}`} className="grid gap-8">
      <h2 id={`case-${item.id}`} className="flex flex-wrap items-center gap-8 text-post font-semibold">
        {subjects[item.subject]} · {reasons[item.reason]}
        {item.reports > 1 && <Badge tone="warning">{m.count({ count: item.reports })}</Badge>}
        {about?.suspended === true && <Badge tone="danger">{m.suspended()}</Badge>}
      </h2>
      <p className="text-caption text-text-muted">
        {about === null ? m.gone() : m.about({ username: about.username })}
        {' · '}
        {m.by({ username: reporter.username })}
        {' · '}
        <RelativeTime dateTime={item.createdAt} />
      </p>
      {item.note !== null && (
        <p dir="auto" className="text-control wrap-anywhere">
          {item.note}
        </p>
      )}
      {item.subject === 'message' ? (
        <p className="text-control text-text-muted">{m.private()}</p>
      ) : (
        item.content !== null && (
          <blockquote dir="auto" className="rounded-card bg-sunken p-12 text-post wrap-anywhere whitespace-pre-wrap">
            {item.content}
          </blockquote>
        )
      )}
      {decision === null ? (
        <div className="flex flex-wrap gap-8">
          <Button variant="quiet" size={36} onClick={() => onDeed({ kind: 'dismiss', id: item.id })}>
            {m.dismiss()}
          </Button>
          {item.subject === 'post' && item.content !== null && (
            <Button variant="danger" size={36} onClick={() => onDeed({ kind: 'remove-post', id: item.id })}>
              {m.removePost()}
            </Button>
          )}
          {about !== null && !about.suspended && (
            <Button variant="danger" size={36} onClick={() => onDeed({ kind: 'suspend-member', id: item.id })}>
              {m.suspend()}
            </Button>
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-8 text-control">
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-semibold">
              {m.outcome({ action: actions[decision.action], username: decision.by?.username ?? '—' })}
            </span>{' '}
            <bdi>{decision.reason}</bdi>
          </p>
          {about?.suspended === true && (
            <Button variant="quiet" size={36} onClick={() => onDeed({ kind: 'lift-suspension', id: about.id })}>
              {m.lift()}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

function Entry({ entry }: { entry: ModerationEntry }) {
  const m = useMessages('review')
  const actions = useActionNames()
  return (
    <div className="grid gap-4">
      <p className="font-semibold">
        {m.outcome({ action: actions[entry.action], username: entry.by?.username ?? '—' })}
      </p>
      <p className="text-caption text-text-muted">
        {entry.about === null ? m.gone() : m.about({ username: entry.about.username })} ·{' '}
        <RelativeTime dateTime={entry.at} />
      </p>
      <p dir="auto" className="text-control wrap-anywhere">
        {entry.reason}
      </p>
    </div>
  )
}
