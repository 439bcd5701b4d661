import { useReport, type ReportInput } from '@skein/data'
import { Button, Dialog, Field, Radio, RadioGroup, toast } from '@skein/design-system'
import { LongTextField, useTextForm } from '@skein/feature-form'
import { resolverOf } from '@skein/feature-form/resolver'
import { useMessages, type MessagesOf } from '@skein/i18n'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureToast } from './failure-toast.ts'

/** Characters of the note at most, as the contract takes it. */
const longestNote = 1000

type ReportReason = ReportInput['reason']

const keyOf = {
  spam: 'spam',
  harassment: 'harassment',
  hate: 'hate',
  violence: 'violence',
  'self-harm': 'selfHarm',
  illegal: 'illegal',
  impersonation: 'impersonation',
  other: 'other',
} as const satisfies Record<ReportReason, keyof MessagesOf<'postMore'>>

const isReason = (value: string): value is ReportReason => value in keyOf
const reasons = Object.keys(keyOf).filter(isReason)

const names = ['reason', 'note'] as const
const empty = { reason: '', note: '' }

const resolver = resolverOf(
  z.object({ reason: z.string().check(z.refine(isReason, { error: 'reason' })), note: z.string() }),
)

type ReportFormProps = {
  subject: Pick<ReportInput, 'subject' | 'subjectId'>
  /** Goes along behind the note: words that the server does not have. */
  quote?: string | undefined
  onSent: () => void
}

/** Why something is reported, in a dialog. What was chosen and written stays through a failure. */
export function ReportForm({ subject, quote, onSent }: ReportFormProps) {
  const m = useMessages('postMore')
  const { mutateAsync } = useReport()
  const { form, field, errorOf, clear, formProps, isSubmitting } = useTextForm({
    names,
    resolver,
    saved: empty,
    wordsOf: () => m.reasonMissing(),
    async onValid(read) {
      const reason = read('reason')
      if (!isReason(reason)) return
      const words = [read('note').trim(), quote].filter(Boolean).join('\n\n').slice(0, longestNote)
      try {
        await mutateAsync({ ...subject, reason, ...(words !== '' && { note: words }) })
      } catch (error) {
        failureToast(m.failedToReport(), error, m.tryAgain())
        return
      }
      clear()
      onSent()
      toast({ title: m.reportSent(), description: m.reportSentText() })
    },
  })
  const reason = useController({ control: form.control, name: 'reason' })
  /** Focus on the group goes to the radio that the keyboard would reach. */
  const takeGroup = (group: HTMLElement | null) =>
    reason.field.ref(group && { focus: () => group.querySelector('input')?.focus() })
  return (
    <form {...formProps} className="mt-16 grid gap-16">
      <Field label={m.reason()} error={errorOf('reason')}>
        <RadioGroup ref={takeGroup} value={reason.field.value} onValueChange={reason.field.onChange}>
          {reasons.map((value) => (
            <Radio key={value} value={value}>
              {m[keyOf[value]]()}
            </Radio>
          ))}
        </RadioGroup>
      </Field>
      <LongTextField {...field('note')} label={m.note()} autosize rows={2} maxRows={6} maxLength={longestNote} />
      <Dialog.Actions>
        <Dialog.Close asChild>
          <Button variant="quiet">{m.cancel()}</Button>
        </Dialog.Close>
        <Button type="submit" tone="danger" loading={isSubmitting} loadingLabel={m.sendReport()}>
          {m.sendReport()}
        </Button>
      </Dialog.Actions>
    </form>
  )
}
