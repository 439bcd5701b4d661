import { useState } from 'react'
import { replyRules, type ReplyRule } from '@skein/contract'
import { useReplyRule } from '@skein/data'
import { Button, Dialog, Radio, RadioGroup, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { failureToast } from './failure-toast.ts'
import type { PostDialogProps } from './post-dialog-props.ts'

/** Who may reply in the thread of an own post, from now on. A failure keeps the choice in the dialog. */
export function ReplyRuleDialog({ post, isOpen, onOpenChange, returnFocusTo }: PostDialogProps) {
  const m = useMessages('replyRule')
  const more = useMessages('postMore')
  const [rule, setRule] = useState<ReplyRule>(post.limitedReplies?.rule ?? 'everyone')
  const { mutateAsync, isPending } = useReplyRule(post.id)
  const save = async () => {
    try {
      await mutateAsync(rule)
    } catch (error) {
      failureToast(m.failed(), error, more.tryAgain())
      return
    }
    onOpenChange(false)
    toast({ title: m.saved({ choice: m[`${rule}Can`]() }) })
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content
        size="sm"
        title={m.title()}
        description={m.text()}
        closeButton={false}
        returnFocusTo={returnFocusTo}
      >
        <RadioGroup
          aria-label={m.title()}
          className="mt-16"
          value={rule}
          onValueChange={(value) => setRule(replyRules.find((known) => known === value) ?? rule)}
        >
          {replyRules.map((value) => (
            <Radio key={value} value={value} data-autofocus={value === rule || undefined}>
              {m[value]()}
            </Radio>
          ))}
        </RadioGroup>
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button variant="quiet">{more.cancel()}</Button>
          </Dialog.Close>
          <Button loading={isPending} loadingLabel={m.saving()} onClick={() => void save()}>
            {m.save()}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  )
}
