import { useRef, useState, type FormEvent } from 'react'
import { limits } from '@skein/contract'
import { ApiError, serverMessageOf } from '@skein/data'
import { Button, Dialog, Field } from '@skein/design-system'
import { DatePicker } from '@skein/design-system/calendar'
import { useMessages, type MessagesOf } from '@skein/i18n'
import { DateWords } from './DateWords.tsx'
import { useMoment, useZone } from './use-moment.ts'
import { momentOf, wallOf } from './zoned-time.ts'

export type ScheduleDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** The moment that was chosen before, ISO 8601. */
  chosen?: string | null | undefined
  /** Files are on their way: it waits for them. */
  isWaiting?: boolean
  /** Has it published at that moment, ISO 8601. @throws ApiError */
  onSchedule: (scheduledFor: string) => Promise<void>
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const { minMinutes, maxDays } = limits.schedule
const earliest = (now: number) => now + minMinutes * minuteMs
const latest = (now: number) => now + maxDays * 24 * hourMs

/** The first whole hour that is an hour away or more. */
const laterOn = (now: number) => Math.ceil(now / hourMs + 1) * hourMs

/** What is wrong with a moment now; nothing where it can be chosen. */
function refusalOf(time: number | undefined, m: MessagesOf<'drafts'>): string | undefined {
  const now = Date.now()
  if (time === undefined) return m.timeMissing()
  if (time < earliest(now)) return m.timeTooSoon({ count: minMinutes })
  return time > latest(now) ? m.timeTooLate({ count: maxDays }) : undefined
}

/** When it is to be published: day and time in the member's zone. What was chosen stands under them in words. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { isOpen, onClose } = props
  const m = useMessages('drafts')
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="sm" title={m.scheduleTitle()} description={m.scheduleText()} closeLabel={m.close()}>
        <ScheduleForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** It begins anew each time that the dialog opens. */
function ScheduleForm({ onClose, chosen, isWaiting = false, onSchedule }: ScheduleDialogProps) {
  const m = useMessages('drafts')
  const { zone } = useZone()
  const inWords = useMoment()
  const field = useRef<HTMLDivElement>(null)
  const [now] = useState(() => Date.now())
  const [wall, setWall] = useState<string | null>(() => wallOf(chosen ? Date.parse(chosen) : laterOn(now), zone))
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const time = wall === null ? undefined : momentOf(wall, zone)

  const refuse = (message: string) => {
    setError(message)
    field.current?.querySelector('input')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isWaiting) return undefined
    const refusal = refusalOf(time, m)
    if (time === undefined || refusal !== undefined) return refuse(refusal ?? m.timeMissing())
    setPending(true)
    try {
      await onSchedule(new Date(time).toISOString())
      onClose()
    } catch (failure) {
      refuse(
        (failure instanceof ApiError ? failure.fields['scheduledFor'] : undefined) ??
          serverMessageOf(failure) ??
          m.scheduleFailed(),
      )
    } finally {
      setPending(false)
    }
    return undefined
  }
  return (
    <form noValidate className="mt-16 grid gap-16" onSubmit={(event) => void submit(event)}>
      <Field label={m.time()} error={error} required>
        <DateWords>
          <DatePicker
            ref={field}
            granularity="minute"
            value={wall}
            today={wallOf(now, zone).slice(0, 10)}
            min={wallOf(earliest(now), zone)}
            max={wallOf(latest(now), zone)}
            onValueChange={(next) => {
              setWall(next)
              setError(undefined)
            }}
          />
        </DateWords>
      </Field>
      <output className="text-label">
        {time !== undefined && inWords(new Date(time).toISOString())}
        {time !== undefined && wallOf(time, zone) !== wall && (
          <span className="block text-caption text-text-muted">{m.timeSkipped()}</span>
        )}
      </output>
      <Dialog.Actions>
        <Dialog.Close asChild>
          <Button variant="quiet">{m.cancel()}</Button>
        </Dialog.Close>
        <Button type="submit" loading={isPending || isWaiting} loadingLabel={isWaiting ? m.uploading() : m.saving()}>
          {m.schedule()}
        </Button>
      </Dialog.Actions>
    </form>
  )
}
