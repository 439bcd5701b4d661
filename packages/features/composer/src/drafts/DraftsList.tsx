import type { ReactNode } from 'react'
import type { Draft } from '@skein/contract'
import { EmptyState } from '@skein/design-system'
import { WritePost } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { DraftRow } from './DraftRow.tsx'
import { ScheduledRow } from './ScheduledRow.tsx'

/** What can be done with a draft of the list. */
export type DraftActs = Record<'open' | 'move' | 'publish' | 'unschedule' | 'remove', (draft: Draft) => void>

type DraftsListProps = {
  drafts: readonly Draft[]
  /** The id of the one that is being opened. */
  opening: string | undefined
  isLocked: boolean
  acts: DraftActs
  /** Leads back to the composer, which the list stands over. */
  onWrite: () => void
}

/** What is scheduled, in the order in which it is published, and then what waits for its author, the last saved first. */
export function DraftsList({ drafts, opening, isLocked, acts, onWrite }: DraftsListProps) {
  const m = useMessages('drafts')
  const scheduled = drafts
    .flatMap((draft) => (draft.scheduledFor === null ? [] : [{ ...draft, scheduledFor: draft.scheduledFor }]))
    .toSorted((one, other) => one.scheduledFor.localeCompare(other.scheduledFor))
  const waiting = drafts.filter(({ scheduledFor }) => scheduledFor === null)
  const propsOf = (draft: Draft) => ({
    isOpening: opening === draft.id,
    isLocked,
    onOpen: () => acts.open(draft),
    onRemove: () => acts.remove(draft),
  })
  if (drafts.length === 0)
    return (
      <EmptyState
        className="my-auto"
        mark="feed"
        headingLevel={3}
        title={m.empty()}
        description={m.emptyText()}
        action={<WritePost onWrite={onWrite} />}
      />
    )
  return (
    <>
      {scheduled.length > 0 && (
        <Section title={m.scheduledTitle()} isTitled>
          {scheduled.map((draft) => (
            <ScheduledRow
              key={draft.id}
              draft={draft}
              {...propsOf(draft)}
              onMove={() => acts.move(draft)}
              onPublish={() => acts.publish(draft)}
              onUnschedule={() => acts.unschedule(draft)}
            />
          ))}
        </Section>
      )}
      {waiting.length > 0 && (
        <Section title={m.title()} isTitled={scheduled.length > 0}>
          {waiting.map((draft) => (
            <DraftRow key={draft.id} draft={draft} {...propsOf(draft)} />
          ))}
        </Section>
      )}
    </>
  )
}

/** @param isTitled whether its title is to be seen: of one alone, the dialog has said it */
function Section({ title, isTitled, children }: { title: string; isTitled: boolean; children: ReactNode }) {
  return (
    <>
      {isTitled && <h3 className="border-b border-border bg-sunken px-24 py-8 text-control font-bold">{title}</h3>}
      <ul aria-label={title}>{children}</ul>
    </>
  )
}
