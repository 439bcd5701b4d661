import { useState, type RefObject } from 'react'
import type { ChatMessage } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { countGraphemes } from '@skein/contract/text'
import { newPost, useCreatePost, useViewer } from '@skein/data'
import { AiBadge, Button, Card, Dialog, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { shareText } from './share-text.ts'

type ShareDialogProps = {
  messages: readonly ChatMessage[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Shows what will be seen before it is posted (specification §4, §7: content and the AI flag, nothing else). */
export function ShareDialog({ messages, isOpen, onOpenChange, returnFocusTo }: ShareDialogProps) {
  const m = useMessages('assistant')
  const viewer = useViewer()
  const create = useCreatePost()
  // What was shown is what is posted, whatever comes meanwhile.
  const [{ text, isShortened }] = useState(() =>
    shareText(messages, {
      question: (question) => m.shareQuestion({ text: question }),
      answer: (answer) => m.shareAnswer({ text: answer }),
    }),
  )
  const post = async () => {
    try {
      await create.mutateAsync(newPost({ text, isAiGenerated: true }))
      onOpenChange(false)
      toast({ title: m.shared() })
    } catch {
      toast({ title: m.shareFailed(), tone: 'danger' })
    }
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content size="md" title={m.shareTitle()} description={m.shareText()} returnFocusTo={returnFocusTo}>
        <Card tone="ai" className="mt-16 p-14">
          <p className="flex flex-wrap items-center gap-x-8 text-control font-semibold">
            {m.assistant()}
            <AiBadge />
          </p>
          {viewer !== null && (
            <p className="text-caption text-text-muted">{m.postedBy({ username: viewer.username })}</p>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
          <section aria-label={m.shareRegion()} tabIndex={0} className="mt-8 max-h-320 overflow-y-auto">
            <p dir="auto" className="text-label leading-22 wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
          </section>
        </Card>
        <p className="pt-8 text-caption text-text-muted">
          {m.shareCount({ count: countGraphemes(text), max: limits.post.max })}
          {isShortened && ` · ${m.shareShortened()}`}
        </p>
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button variant="quiet">{m.cancel()}</Button>
          </Dialog.Close>
          <Button data-autofocus loading={create.isPending} onClick={() => void post()}>
            {create.isPending ? m.sharePosting() : m.sharePost()}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  )
}
