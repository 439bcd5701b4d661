import { useState, type FormEvent } from 'react'
import { limits } from '@skein/contract/limits'
import { isBlank } from '@skein/contract/text'
import { serverMessageOf, useAppealMeasure } from '@skein/data'
import { Button, Dialog, Field, Textarea, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** The one answer to a decision. */
export function AppealDialog({ measureId, onClose }: { measureId: string; onClose: () => void }) {
  const m = useMessages('settings')
  const { mutateAsync, isPending } = useAppealMeasure()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setMissing(isBlank(text))
    if (isBlank(text)) return
    try {
      await mutateAsync({ id: measureId, text })
    } catch (refusal) {
      toast({
        title: m.appealFailed(),
        description: serverMessageOf(refusal) ?? m.tryAgain(),
        variant: 'destructive',
      })
      return
    }
    toast({ title: m.appealSent() })
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Content title={m.appeal()} description={m.appealAbout()}>
        <form onSubmit={(event) => void submit(event)} noValidate className="mt-16 grid gap-16">
          <Field label={m.appealReason()} error={isMissing ? m.appealNeeded() : undefined}>
            <Textarea
              name="appeal"
              rows={4}
              maxLength={limits.appeal.max}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="quiet">{m.cancel()}</Button>
            </Dialog.Close>
            <Button type="submit" loading={isPending}>
              {m.appealSend()}
            </Button>
          </Dialog.Actions>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
