import { Button, Dialog } from '@skein/design-system'
import { useMessages, type MessagesOf } from '@skein/i18n'
import type { PostDialogProps, Reason } from './post-dialog-props.ts'

function sentenceOf(m: MessagesOf<'postMore'>, { kind, user, tag }: Reason): string {
  if (kind === 'liked-by-followed' && user !== null) return m.whyLiked({ name: user.name })
  if (kind === 'reposted-by-followed' && user !== null) return m.whyReposted({ name: user.name })
  if (kind === 'tag-you-use' && tag !== null) return m.whyTag({ tag })
  return m.whyPopular()
}

/** 'Why am I seeing this?' (behaviour §2.3): the one thing that a ranked post was chosen for. */
export function WhyDialog({ reason, isOpen, onOpenChange, returnFocusTo }: PostDialogProps) {
  const m = useMessages('postMore')
  const common = useMessages('common')
  if (reason === undefined) return null
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content
        size="sm"
        title={m.why()}
        description={sentenceOf(m, reason)}
        closeButton={false}
        returnFocusTo={returnFocusTo}
      >
        <p className="mt-12 text-control text-text-muted">{m.whyRest()}</p>
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button variant="quiet">{common.close()}</Button>
          </Dialog.Close>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  )
}
