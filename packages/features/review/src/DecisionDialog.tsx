import { limits } from '@skein/contract/limits'
import { serverMessageOf, useDecideAppeal, useDecideApplication, useDecideReport, useLiftSuspension } from '@skein/data'
import { Button, Dialog, toast } from '@skein/design-system'
import { LongTextField, useTextForm } from '@skein/feature-form'
import { requiredText } from '@skein/feature-form/resolver'
import { useMessages } from '@skein/i18n'

/**
 * What is about to be done: to a report, to a member where a suspension ends or an account is not approved, or to a measure that the
 * member answered to.
 */
export type Decision = {
  kind: 'dismiss' | 'remove-post' | 'suspend-member' | 'lift-suspension' | 'decline-member' | 'uphold' | 'take-back'
  id: string
}

const names = ['reason'] as const
const resolver = requiredText('reason')

/** What takes nothing from anybody. */
const harmless: ReadonlySet<Decision['kind']> = new Set(['dismiss', 'lift-suspension', 'uphold', 'take-back'])

/** Asks for the reason, which stands in the log, and does it. */
export function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const m = useMessages('review')
  const decide = useDecideReport()
  const lift = useLiftSuspension()
  const decline = useDecideApplication()
  const appeal = useDecideAppeal()
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
  const { field, formProps, isSubmitting } = useTextForm({
    names,
    resolver,
    wordsOf: () => m.reasonNeeded(),
    async onValid(read) {
      const { kind, id } = decision
      const reason = read('reason')
      try {
        if (kind === 'lift-suspension') await lift.mutateAsync({ userId: id, reason })
        else if (kind === 'decline-member')
          await decline.mutateAsync({ userId: id, body: { action: 'decline', reason } })
        else if (kind === 'uphold' || kind === 'take-back') await appeal.mutateAsync({ id, action: kind, reason })
        else await decide.mutateAsync({ id, action: kind, reason })
      } catch (refusal) {
        toast({ title: m.notDone(), description: serverMessageOf(refusal) ?? m.tryAgain(), tone: 'danger' })
        return
      }
      toast({ title: m.done() })
      onClose()
    },
  })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Content title={title} description={text}>
        <form {...formProps} className="mt-16 grid gap-16">
          <LongTextField
            {...field('reason')}
            label={m.reason()}
            description={m.reasonHelp()}
            rows={3}
            maxLength={limits.moderationReason.max}
          />
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="quiet">{m.cancel()}</Button>
            </Dialog.Close>
            <Button type="submit" tone={harmless.has(decision.kind) ? 'accent' : 'danger'} loading={isSubmitting}>
              {title}
            </Button>
          </Dialog.Actions>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
