import { useState, type SubmitEvent } from 'react'
import { useReport, type ReportInput } from '@skein/data'
import { Button, Dialog, Field, Radio, RadioGroup, Textarea, toast } from '@skein/design-system'
import { useMessages, type MessagesOf } from '@skein/i18n'
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

type ReportFormProps = {
  subject: Pick<ReportInput, 'subject' | 'subjectId'>
  /** Goes along behind the note: words that the server does not have. */
  quote?: string | undefined
  onSent: () => void
}

/** Why something is reported, in a dialog. What was chosen and written stays through a failure. */
export function ReportForm({ subject, quote, onSent }: ReportFormProps) {
  const m = useMessages('postMore')
  const { mutateAsync, isPending } = useReport()
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    if (reason === undefined) return setMissing(true)
    const words = [note.trim(), quote].filter(Boolean).join('\n\n').slice(0, longestNote)
    try {
      await mutateAsync({ ...subject, reason, ...(words !== '' && { note: words }) })
      setReason(undefined)
      setNote('')
      onSent()
      toast({ title: m.reportSent(), description: m.reportSentText() })
    } catch (error) {
      failureToast(m.failedToReport(), error, m.tryAgain())
    }
  }
  return (
    <form
      className="mt-16 grid gap-16"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (!isPending) void send()
      }}
    >
      <Field label={m.reason()} error={isMissing ? m.reasonMissing() : undefined}>
        <RadioGroup
          value={reason ?? ''}
          onValueChange={(value) => {
            if (!isReason(value)) return
            setReason(value)
            setMissing(false)
          }}
        >
          {reasons.map((value) => (
            <Radio key={value} value={value}>
              {m[keyOf[value]]()}
            </Radio>
          ))}
        </RadioGroup>
      </Field>
      <Field label={m.note()}>
        <Textarea
          autosize
          rows={2}
          maxRows={6}
          maxLength={longestNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <Dialog.Actions>
        <Dialog.Close asChild>
          <Button variant="quiet">{m.cancel()}</Button>
        </Dialog.Close>
        <Button type="submit" variant="danger" loading={isPending} loadingLabel={m.sendReport()}>
          {m.sendReport()}
        </Button>
      </Dialog.Actions>
    </form>
  )
}
