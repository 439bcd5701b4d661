import { Suspense, useState } from 'react'
import type { ModerationEntry, ReportCase } from '@skein/contract'
import { ApiError, useModerationLog, useReports, useViewer } from '@skein/data'
import { Badge, Button, EmptyState, RelativeTime, Tabs } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { Appeals } from './Appeals.tsx'
import { Applications } from './Applications.tsx'
import type { Decision } from './DecisionDialog.tsx'
import { List } from './List.tsx'
import type { Member } from './MemberDialog.tsx'

const DecisionDialog = latePart(async () => (await import('./DecisionDialog.tsx')).DecisionDialog)

const MemberDialog = latePart(async () => (await import('./MemberDialog.tsx')).MemberDialog)

const tabs = ['open', 'decided', 'applications', 'appeals', 'log'] as const

/** Reports to review, those that were decided, and the log; a member who is no moderator finds nothing here. */
export function ReviewScreen() {
  const m = useMessages('review')
  const [tab, setTab] = useState<(typeof tabs)[number]>('open')
  const open = useReports('open')
  const [decision, setDecision] = useState<Decision>()
  const [member, setMember] = useState<Member>()
  if (open.error instanceof ApiError && open.error.status === 404)
    return <EmptyState mark="compass" title={m.notFound()} description={m.notFoundText()} />
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => setTab(tabs.find((known) => known === value) ?? 'open')}
      className="flex flex-1 flex-col"
    >
      <Tabs.List label={m.title()} className="sticky top-52 z-10 border-b border-border bg-surface">
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
          render={(item) => <Case item={item} onDecide={setDecision} onMember={setMember} />}
        />
      </Tabs.Panel>
      <Tabs.Panel value="decided">
        <Decided onDecide={setDecision} onMember={setMember} />
      </Tabs.Panel>
      <Tabs.Panel value="applications">
        <Applications onDecide={setDecision} />
      </Tabs.Panel>
      <Tabs.Panel value="appeals">
        <Appeals onDecide={setDecision} onMember={setMember} />
      </Tabs.Panel>
      <Tabs.Panel value="log">
        <Log />
      </Tabs.Panel>
      {decision !== undefined && (
        <Suspense>
          <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
        </Suspense>
      )}
      {member !== undefined && (
        <Suspense>
          <MemberDialog member={member} onClose={() => setMember(undefined)} />
        </Suspense>
      )}
    </Tabs.Root>
  )
}

type Opens = { onDecide: (decision: Decision) => void; onMember: (member: Member) => void }

function Decided({ onDecide, onMember }: Opens) {
  const m = useMessages('review')
  return (
    <List
      pages={useReports('decided')}
      empty={<EmptyState className="py-64" mark="bell" title={m.nothingYet()} />}
      render={(item) => <Case item={item} onDecide={onDecide} onMember={onMember} />}
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
    'approve-member': m.approve(),
    'decline-member': m.decline(),
    'warn-member': m.warn(),
    'limit-member': m.limit(),
    'lift-limit': m.liftLimit(),
    'remove-parts': m.removeParts(),
    'note-member': m.addNote(),
    'uphold-measure': m.uphold(),
    'take-back-measure': m.takeBack(),
  }
}

function Case({ item, onDecide, onMember }: { item: ReportCase } & Opens) {
  const m = useMessages('review')
  const viewerId = useViewer()?.id
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
  // Nobody reads their own.
  const record = about !== null && about.id !== viewerId && (
    <Button variant="quiet" size="sm" onClick={() => onMember(about)}>
      {m.record()}
    </Button>
  )
  return (
    <article aria-labelledby={`case-${item.id}`} className="grid gap-8">
      <h2 id={`case-${item.id}`} className="flex flex-wrap items-center gap-8 text-post font-semibold">
        {subjects[item.subject]} · {reasons[item.reason]}
        {item.reports > 1 && <Badge tone="warning">{m.count({ count: item.reports })}</Badge>}
        {about?.suspended === true && <Badge tone="danger">{m.suspended()}</Badge>}
        {about?.limited === true && <Badge tone="warning">{m.limited()}</Badge>}
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
          <Button variant="quiet" size="sm" onClick={() => onDecide({ kind: 'dismiss', id: item.id })}>
            {m.dismiss()}
          </Button>
          {item.subject === 'post' && item.content !== null && (
            <Button tone="danger" size="sm" onClick={() => onDecide({ kind: 'remove-post', id: item.id })}>
              {m.removePost()}
            </Button>
          )}
          {about !== null && !about.suspended && !about.moderator && (
            <Button tone="danger" size="sm" onClick={() => onDecide({ kind: 'suspend-member', id: item.id })}>
              {m.suspend()}
            </Button>
          )}
          {record}
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
            <Button variant="quiet" size="sm" onClick={() => onDecide({ kind: 'lift-suspension', id: about.id })}>
              {m.lift()}
            </Button>
          )}
          {record}
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
      {entry.reason !== '' && (
        <p dir="auto" className="text-control wrap-anywhere">
          {entry.reason}
        </p>
      )}
    </div>
  )
}
