import type { MemberRecord } from '@skein/contract'
import { useMemberRecord } from '@skein/data'
import { Badge, Dialog, Notice, NoticeAction, Skeleton, SkeletonRegion } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { MeasureForm } from './MeasureForm.tsx'
import { MemberMeasures } from './MemberMeasures.tsx'
import { MemberNotes } from './MemberNotes.tsx'

/** Whose record is opened. */
export type Member = { id: string; username: string }

/** A member's record: what can be done, what was done, and what moderators noted. */
export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const m = useMessages('review')
  const common = useMessages('common')
  const { data, error, refetch } = useMemberRecord(member.id)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Content title={m.record()} description={`@${member.username}`}>
        {data !== undefined ? (
          <Record record={data} />
        ) : error !== null ? (
          <Notice
            tone="danger"
            className="mt-16"
            action={<NoticeAction onClick={() => void refetch()}>{common.retry()}</NoticeAction>}
          >
            {m.recordFailed()}
          </Notice>
        ) : (
          <SkeletonRegion label={m.recordLoading()} busy className="mt-16 grid gap-16">
            <Skeleton shape="block" className="h-160 w-full" />
            <Skeleton shape="block" className="h-80 w-full" />
          </SkeletonRegion>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Record({ record }: { record: MemberRecord }) {
  const m = useMessages('review')
  const { member, measures, notes } = record
  return (
    <div className="mt-8 grid gap-24">
      <p className="flex flex-wrap items-center gap-8 text-post font-semibold">
        <bdi className="min-w-0 wrap-anywhere">{member.name}</bdi>
        {member.suspended && <Badge tone="danger">{m.suspended()}</Badge>}
        {member.limited && <Badge tone="warning">{m.limited()}</Badge>}
      </p>
      {member.moderator ? (
        <Notice>{m.ofModerator()}</Notice>
      ) : (
        // Another choice is offered once a limit holds or has ended.
        <MeasureForm key={String(member.limited)} record={record} />
      )}
      <MemberMeasures measures={measures} />
      <MemberNotes memberId={member.id} notes={notes} isOpen={!member.moderator} />
    </div>
  )
}
