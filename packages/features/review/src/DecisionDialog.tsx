import { useState, type FormEvent } from 'react'
import { limits } from '@skein/contract/limits'
import { isBlank } from '@skein/contract/text'
import { serverMessageOf, useDecideAppeal, useDecideApplication, useDecideReport, useLiftSuspension } from '@skein/data'
import { Button, Dialog, Field, Textarea, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** What is about to be done: to a report, or to a member where a suspension ends or an account is not approved, or to a
 * measure that the member answered to. */
export type Decision = {
  kind: 'dismiss' | 'remove-post' | 'suspend-member' | 'lift-suspension' | 'decline-member' | 'uphold' | 'take-back'
  id: string
}

/** What takes nothing from anybody. */
const harmless: ReadonlySet<Decision['kind']> = new Set(['dismiss', 'lift-suspension', 'uphold', 'take-back'])

/** Asks for the reason, which stands in the log, and does it. */
export function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const m = useMessages('review')
  const decide = useDecideReport()
  const lift = useLiftSuspension()
  const decline = useDecideApplication()
  const appeal = useDecideAppeal()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const words = {
    dismiss: [m.dismiss(), m.dismissText()],
    'remove-post': [m.removePost(), m.removeText()],
    'suspend-member': [m.suspend(), m.suspendText()],
    'lift-suspension': [m.lift(), m.liftText()],
    'decline-member': [m.decline(), m.declineText()],
    uphold: [m.uphold(), m.upholdText()],
    'take-back': [m.takeBack(), m.takeBackText()],
  } as const
  const [title, text] = words[decision.kind]
  const isPending = decide.isPending || lift.isPending || decline.isPending || appeal.isPending

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (isBlank(reason)) return setError(m.reasonNeeded())
    setError(undefined)
    try {
      if (decision.kind === 'lift-suspension') await lift.mutateAsync({ userId: decision.id, reason })
      else if (decision.kind === 'decline-member')
        await decline.mutateAsync({ userId: decision.id, body: { action: 'decline', reason } })
      else if (decision.kind === 'uphold' || decision.kind === 'take-back')
        await appeal.mutateAsync({ id: decision.id, action: decision.kind, reason })
      else await decide.mutateAsync({ id: decision.id, action: decision.kind, reason })
    } catch (refusal) {
      toast({ title: m.notDone(), description: serverMessageOf(refusal) ?? m.tryAgain(), variant: 'destructive' })
      return undefined
    }
    toast({ title: m.done() })
    onClose()
    return undefined
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Content title={title} description={text}>
        <form onSubmit={(event) => void submit(event)} noValidate className="mt-16 grid gap-16">
          <Field label={m.reason()} help={m.reasonHelp()} error={error}>
            <Textarea
              name="reason"
              rows={3}
              maxLength={limits.moderationReason.max}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="quiet">{m.cancel()}</Button>
            </Dialog.Close>
            <Button type="submit" variant={harmless.has(decision.kind) ? 'primary' : 'danger'} loading={isPending}>
              {title}
            </Button>
          </Dialog.Actions>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
