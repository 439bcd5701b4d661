import { useState, type FormEvent } from 'react'
import { profileParts, type MemberRecord, type ProfilePart } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { isBlank } from '@skein/contract/text'
import { serverMessageOf, useMeasure, type MeasureInput } from '@skein/data'
import { Button, Checkbox, Field, Radio, RadioGroup, Textarea, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { usePartNames } from './part-names.ts'

type Kind = MeasureInput['kind']

/** What of the profile there is to remove. */
function partsThere({ member, bio, location, website }: MemberRecord): ProfilePart[] {
  const there = {
    avatar: member.avatar !== null,
    name: member.name !== member.username,
    bio: bio !== '',
    location: location !== '',
    website: website !== '',
  }
  return profileParts.filter((part) => there[part])
}

/** Chooses a measure, asks for the reason, which the member reads, and takes it. */
export function MeasureForm({ record }: { record: MemberRecord }) {
  const m = useMessages('review')
  const partNames = usePartNames()
  const { mutateAsync, isPending } = useMeasure(record.member.id)
  const [kind, setKind] = useState<Kind>('warn')
  const [parts, setParts] = useState<ProfilePart[]>([])
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<'reason' | 'parts'>()
  const there = partsThere(record)
  const choices: { value: Kind; name: string; about: string }[] = [
    { value: 'warn', name: m.warn(), about: m.warnText() },
    record.member.limited
      ? { value: 'lift-limit', name: m.liftLimit(), about: m.liftLimitText() }
      : { value: 'limit', name: m.limit(), about: m.limitText() },
    ...(there.length > 0
      ? [{ value: 'remove-parts' as const, name: m.removeParts(), about: m.removePartsText() }]
      : []),
  ]
  const chosen = choices.find(({ value }) => value === kind) ?? choices[0]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const asked = parts.filter((part) => there.includes(part))
    if (kind === 'remove-parts' && asked.length === 0) return setMissing('parts')
    if (isBlank(reason)) return setMissing('reason')
    setMissing(undefined)
    try {
      await mutateAsync(kind === 'remove-parts' ? { kind, parts: asked, reason } : { kind, reason })
    } catch (refusal) {
      toast({ title: m.notDone(), description: serverMessageOf(refusal) ?? m.tryAgain(), variant: 'destructive' })
      return undefined
    }
    setReason('')
    setParts([])
    setKind('warn')
    toast({ title: m.done() })
    return undefined
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-16">
      <Field label={m.newMeasure()}>
        <RadioGroup
          value={kind}
          onValueChange={(value) => {
            const next = choices.find((choice) => choice.value === value)
            if (next === undefined) return
            setKind(next.value)
            setMissing(undefined)
          }}
        >
          {choices.map(({ value, name, about }) => (
            <Radio key={value} value={value} description={about}>
              {name}
            </Radio>
          ))}
        </RadioGroup>
      </Field>
      {kind === 'remove-parts' && (
        <fieldset className="grid gap-x-16 ps-32 rail:grid-cols-2">
          <legend className="sr-only">{m.removeParts()}</legend>
          {there.map((part) => (
            <Checkbox
              key={part}
              checked={parts.includes(part)}
              onCheckedChange={(checked) => {
                setMissing(undefined)
                setParts(checked === true ? [...parts, part] : parts.filter((one) => one !== part))
              }}
            >
              {partNames[part]}
            </Checkbox>
          ))}
          {missing === 'parts' && (
            <p role="alert" className="col-span-full text-caption text-danger">
              {m.partsNeeded()}
            </p>
          )}
        </fieldset>
      )}
      <Field label={m.reason()} help={m.readReason()} error={missing === 'reason' ? m.reasonNeeded() : undefined}>
        <Textarea
          name="reason"
          rows={3}
          maxLength={limits.moderationReason.max}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <div className="flex justify-end">
        <Button
          type="submit"
          variant={kind === 'lift-limit' || kind === 'warn' ? 'primary' : 'danger'}
          loading={isPending}
        >
          {chosen?.name}
        </Button>
      </div>
    </form>
  )
}
