import { useRef, useState } from 'react'
import type { Draft } from '@skein/contract'
import { serverMessageOf, useDeleteKeptDraft, useKeptDrafts } from '@skein/data'
import { Dialog, EmptyState, Notice, NoticeAction, Skeleton, SkeletonRegion, toast } from '@skein/design-system'
import { ConfirmDialog } from '@skein/feature-post/confirm'
import { useMessages } from '@skein/i18n'
import type { Composition } from '../machine/composition.ts'
import { DraftRow } from './DraftRow.tsx'
import { compositionOf } from './kept-draft.ts'
import { useSave } from './use-save.ts'

export type DraftsDialogProps = {
  /** What is in the composer: it is kept as a draft before another takes its place, unless nothing of it would be missed. */
  post: Composition
  isMissed: boolean
  isOpen: boolean
  onClose: () => void
  onOpen: (post: Composition) => void
}

/** The drafts that the viewer keeps: each is opened, or deleted once they are sure. */
export default function DraftsDialog({ post, isMissed, isOpen, onClose, onOpen }: DraftsDialogProps) {
  const m = useMessages('drafts')
  const { data: drafts, error, refetch } = useKeptDrafts(isOpen)
  const { mutateAsync: erase, isPending: isErasing } = useDeleteKeptDraft()
  const { save } = useSave(post)
  const [opening, setOpening] = useState<string>()
  const [leaving, setLeaving] = useState<Draft>()
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
      onOpen(opened)
    } catch (failure) {
      toast({ title: m.openFailed(), description: serverMessageOf(failure), tone: 'danger' })
    } finally {
      setOpening(undefined)
    }
  }
  const remove = async (draft: Draft) => {
    try {
      await erase(draft.id)
      toast({ title: m.removed() })
    } catch (failure) {
      toast({ title: m.removeFailed(), description: serverMessageOf(failure), tone: 'danger' })
    }
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
          {drafts?.length === 0 && (
            <EmptyState
              className="my-auto"
              mark="feed"
              headingLevel={3}
              title={m.empty()}
              description={m.emptyText()}
            />
          )}
          {drafts !== undefined && drafts.length > 0 && (
            <ul aria-label={m.title()}>
              {drafts.map((draft) => (
                <DraftRow
                  key={draft.id}
                  draft={draft}
                  isOpening={opening === draft.id}
                  isLocked={opening !== undefined}
                  onOpen={() => void open(draft)}
                  onRemove={() => setLeaving(draft)}
                />
              ))}
            </ul>
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
      </Dialog.Content>
    </Dialog.Root>
  )
}
