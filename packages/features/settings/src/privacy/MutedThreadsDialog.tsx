import { pageAddress } from '@skein/contract/addresses'
import { muteThread, unmuteThread, useMutedThreads } from '@skein/data'
import { Button, Dialog, toast } from '@skein/design-system'
import { PeopleRows } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { useState, type RefObject } from 'react'

type MutedThreadsDialogProps = {
  title: string
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** The conversations that the viewer muted, the newest first. A row stays when its mute ends: it can begin again. */
export function MutedThreadsDialog({ title, onClose, returnFocusTo }: MutedThreadsDialogProps) {
  const m = useMessages('settings')
  const list = useMutedThreads()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Content title={title} fullScreenOnPhone returnFocusTo={returnFocusTo}>
        <PeopleRows list={list} emptyText={m.noMutedThreads()} failedText={m.mutedThreadsFailed()}>
          {list.items.map(({ id, post }) => (
            <li key={id} className="flex min-h-56 items-center gap-12 border-b border-border py-8 last:border-b-0">
              {post === null ? (
                <p className="min-w-0 flex-1 text-control text-text-muted">{m.threadGone()}</p>
              ) : (
                <a
                  href={pageAddress('/post/$id', { id })}
                  onClick={onClose}
                  className="min-w-0 flex-1 rounded-control py-4 hover:underline"
                >
                  <bdi className="block truncate text-control font-semibold">{post.author.name}</bdi>
                  <span dir="auto" className="line-clamp-2 text-control wrap-anywhere text-text-muted">
                    {post.contentWarning ?? post.content}
                  </span>
                </a>
              )}
              <ThreadSwitch id={id} of={post?.author.name ?? m.threadGone()} />
            </li>
          ))}
        </PeopleRows>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Ends a mute and begins it again. @param of tells it from the others */
function ThreadSwitch({ id, of }: { id: string; of: string }) {
  const m = useMessages('settings')
  const [isMuted, setMuted] = useState(true)
  const [isPending, setPending] = useState(false)
  const label = isMuted ? m.unmuteThread() : m.muteThread()
  const toggle = async () => {
    setPending(true)
    try {
      await (isMuted ? unmuteThread(id) : muteThread(id))
      setMuted(!isMuted)
    } catch {
      toast({ title: m.muteThreadFailed(), tone: 'danger' })
    }
    setPending(false)
  }
  return (
    <Button
      size="xs"
      variant="quiet"
      className="min-h-30 shrink-0 px-14 pointer-coarse:min-h-44"
      loading={isPending}
      loadingLabel={label}
      onClick={() => void toggle()}
    >
      {label} <span className="sr-only">{of}</span>
    </Button>
  )
}
