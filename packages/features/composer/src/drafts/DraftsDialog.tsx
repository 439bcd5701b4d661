import { useRef, useState } from 'react'
import type { Draft } from '@skein/contract'
import {
  serverMessageOf,
  useDeleteKeptDraft,
  useKeptDrafts,
  usePublishDraft,
  useScheduleDraft,
  useUnscheduleDraft,
} from '@skein/data'
import { Dialog, Notice, NoticeAction, Skeleton, SkeletonRegion, toast } from '@skein/design-system'
import { ConfirmDialog } from '@skein/feature-post/confirm'
import { useMessages } from '@skein/i18n'
import type { Composition } from '../machine/composition.ts'
import { DraftsList } from './DraftsList.tsx'
import { compositionOf } from './kept-draft.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { useDraftActs } from './use-draft-acts.ts'
import { useMoment } from './use-moment.ts'
import { useSave } from './use-save.ts'

export type DraftsDialogProps = {
  /** What is in the composer: it is kept as a draft before another takes its place, unless nothing of it would be missed. */
  post: Composition
  isMissed: boolean
  isOpen: boolean
  onClose: () => void
  /** There is none: on with what is in the composer. */
  onWrite: () => void
  /** @param draft what it was opened from */
  onOpen: (post: Composition, draft: Draft) => void
}

/** The drafts that the viewer keeps: each is opened, or deleted once they are sure; those that are scheduled are moved, published or held back. */
export default function DraftsDialog({ post, isMissed, isOpen, onClose, onWrite, onOpen }: DraftsDialogProps) {
  const m = useMessages('drafts')
  const { data: drafts, error, refetch } = useKeptDrafts(isOpen)
  const { mutateAsync: erase, isPending: isErasing } = useDeleteKeptDraft()
  const { mutateAsync: publish } = usePublishDraft()
  const { mutateAsync: schedule } = useScheduleDraft()
  const { mutateAsync: unschedule } = useUnscheduleDraft()
  const { isActing, act } = useDraftActs()
  const { save } = useSave(post)
  const inWords = useMoment()
  const [opening, setOpening] = useState<string>()
  const [leaving, setLeaving] = useState<Draft>()
  const [moving, setMoving] = useState<Draft>()
  const list = useRef<HTMLDivElement>(null)

  const open = async (draft: Draft) => {
    setOpening(draft.id)
    try {
      const opened = await compositionOf(draft)
      if (isMissed) {
        await save()
        toast({ title: m.keptFirst() })
      }
      if (opened.media.length < draft.media.length) toast({ title: m.filesLeft() })
      onClose()
      onOpen(opened, draft)
    } catch (failure) {
      toast({ title: m.openFailed(), description: serverMessageOf(failure), tone: 'danger' })
    } finally {
      setOpening(undefined)
    }
  }
  /** What it was pressed on may be gone: the list takes the focus. */
  const done = async (...what: Parameters<typeof act>) => {
    await act(...what)
    list.current?.focus()
  }
  const remove = async (draft: Draft) => {
    await act(() => erase(draft.id), { done: m.removed(), failed: m.removeFailed() })
    setLeaving(undefined)
    list.current?.focus()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Content title={m.title()} description={m.about()} size="lg" fullScreenOnPhone closeLabel={m.close()}>
        <div
          ref={list}
          tabIndex={-1}
          className="-mx-24 mt-12 flex min-h-240 flex-col border-t border-border outline-none"
        >
          {drafts === undefined && error === null && (
            <SkeletonRegion busy label={m.loading()}>
              {[0, 1, 2].map((row) => (
                <div key={row} className="grid min-h-68 content-center gap-6 border-b border-border px-24">
                  <Skeleton className="w-240 text-label" />
                  <Skeleton className="w-128 text-caption" />
                </div>
              ))}
            </SkeletonRegion>
          )}
          {drafts === undefined && error !== null && (
            <Notice
              tone="warning"
              live="alert"
              className="m-16"
              action={<NoticeAction onClick={() => void refetch()}>{m.retry()}</NoticeAction>}
            >
              {m.failed()}
            </Notice>
          )}
          {drafts !== undefined && (
            <DraftsList
              drafts={drafts}
              opening={opening}
              isLocked={opening !== undefined || isActing}
              onWrite={() => {
                onClose()
                onWrite()
              }}
              acts={{
                open: (draft) => void open(draft),
                move: setMoving,
                publish: (draft) =>
                  void done(() => publish(draft.id), { done: m.published(), failed: m.publishFailed() }),
                unschedule: (draft) =>
                  void done(() => unschedule(draft.id), { done: m.unscheduled(), failed: m.unscheduleFailed() }),
                remove: setLeaving,
              }}
            />
          )}
        </div>
        <ConfirmDialog
          title={m.removeTitle()}
          text={m.removeText()}
          cancel={m.cancel()}
          confirm={m.removeConfirm()}
          isOpen={leaving !== undefined}
          onOpenChange={(next) => !next && setLeaving(undefined)}
          isPending={isErasing}
          onConfirm={() => leaving && void remove(leaving)}
        />
        <ScheduleDialog
          isOpen={moving !== undefined}
          chosen={moving?.scheduledFor}
          onClose={() => {
            setMoving(undefined)
            list.current?.focus()
          }}
          onSchedule={async (scheduledFor) => {
            if (moving === undefined) return
            await schedule({ id: moving.id, scheduledFor })
            toast({ title: m.scheduled(), description: inWords(scheduledFor) })
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
