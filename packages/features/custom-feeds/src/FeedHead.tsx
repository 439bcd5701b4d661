import { pageAddress } from '@skein/contract/addresses'
import { Suspense, useRef, useState, type RefObject } from 'react'
import type { CustomFeed } from '@skein/contract'
import { serverMessageOf, useDeleteCustomFeed, useKeepCustomFeed } from '@skein/data'
import { Button, CheckIcon, IconButton, LinkIcon, LockIcon, PencilIcon, TrashIcon, toast } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { FeedRule } from './FeedRule.tsx'

const FeedDialog = latePart(async () => (await import('./FeedDialog.tsx')).FeedDialog)
const ConfirmDialog = latePart(async () => (await import('@skein/feature-post/confirm')).ConfirmDialog)

type FeedHeadProps = {
  feed: CustomFeed
  isOwn: boolean
  /** The button that opens the feed for a change: it is there however the list turns out, so the focus comes back to it. */
  edit: RefObject<HTMLButtonElement | null>
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
  onGone: () => void
}

/** Whose feed it is, by which rule, and what the viewer can do about it: change an own one, keep the one of another. */
export function FeedHead({ feed, isOwn, edit, isEditing, onEdit, onGone }: FeedHeadProps) {
  const m = useMessages('customFeeds')
  const [isDeleting, setDeleting] = useState(false)
  const remove = useRef<HTMLButtonElement>(null)
  const deletion = useDeleteCustomFeed(feed.id)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${pageAddress('/feeds/$id', feed)}`)
      toast({ title: m.linkCopied() })
    } catch {
      toast({ title: m.copyFailed(), tone: 'danger' })
    }
  }
  const erase = async () => {
    try {
      await deletion.mutateAsync()
      toast({ title: m.deleted() })
      onGone()
    } catch (error) {
      toast({ title: m.keepFailed(), description: serverMessageOf(error) ?? m.tryAgain(), tone: 'danger' })
    }
  }
  return (
    <header className="grid gap-12 border-b border-border p-16">
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-8">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="text-title font-bold wrap-anywhere max-rail:text-lead">
            {feed.name}
          </h2>
          <p className="flex items-center gap-6 text-caption text-text-muted">
            {isOwn && !feed.shared && <LockIcon size={16} className="shrink-0" />}
            {isOwn ? (
              feed.shared ? (
                m.shared()
              ) : (
                m.onlyYou()
              )
            ) : (
              <a href={pageAddress('/profile/$username', feed.owner)} className="rounded-control hover:underline">
                {m.by({ name: feed.owner.name })}
              </a>
            )}
          </p>
        </div>
        <div className="flex items-center gap-4">
          {feed.shared && <IconButton label={m.copyLink()} icon={<LinkIcon size={20} />} onClick={() => void copy()} />}
          {isOwn ? (
            <>
              <IconButton ref={edit} label={m.edit()} icon={<PencilIcon size={20} />} onClick={() => onEdit(true)} />
              <IconButton
                ref={remove}
                label={m.delete()}
                icon={<TrashIcon size={20} />}
                onClick={() => setDeleting(true)}
              />
            </>
          ) : (
            <KeepButton feed={feed} />
          )}
        </div>
      </div>
      <FeedRule feed={feed} />
      <Suspense>
        {isEditing && (
          <FeedDialog feed={feed} onClose={() => onEdit(false)} returnFocusTo={edit} onSaved={() => onEdit(false)} />
        )}
        {isDeleting && (
          <ConfirmDialog
            title={m.deleteTitle()}
            text={m.deleteText()}
            cancel={m.cancel()}
            confirm={m.delete()}
            isOpen
            onOpenChange={setDeleting}
            onConfirm={() => void erase()}
            isPending={deletion.isPending}
            returnFocusTo={remove}
          />
        )}
      </Suspense>
    </header>
  )
}

function KeepButton({ feed }: { feed: CustomFeed }) {
  const m = useMessages('customFeeds')
  const keep = useKeepCustomFeed(feed)
  const toggle = () =>
    keep.mutate(!feed.kept, {
      onError: (error) =>
        toast({ title: m.keepFailed(), description: serverMessageOf(error) ?? m.tryAgain(), tone: 'danger' }),
    })
  return (
    <Button
      size="sm"
      variant={feed.kept ? 'quiet' : 'primary'}
      aria-pressed={feed.kept}
      loading={keep.isPending}
      iconStart={feed.kept ? <CheckIcon size={18} /> : undefined}
      onClick={toggle}
    >
      {feed.kept ? m.kept() : m.keep()}
    </Button>
  )
}
