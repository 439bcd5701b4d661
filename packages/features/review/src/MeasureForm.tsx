import { useState } from 'react'
import { noProfileTexts, profileParts, profileTextsOf, type MemberRecord, type ProfilePart } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { serverMessageOf, useMeasure, type MeasureInput } from '@skein/data'
import { Button, Checkbox, Field, Radio, RadioGroup, toast } from '@skein/design-system'
import { LongTextField, useTextForm } from '@skein/feature-form'
import { requiredText } from '@skein/feature-form/resolver'
import { useMessages } from '@skein/i18n'
import { usePartNames } from './part-names.ts'

const names = ['reason'] as const
const empty = { reason: '' }
const resolver = requiredText('reason')

type Kind = MeasureInput['kind']

/** What of the profile there is to remove. */
function partsThere({ member, ...record }: MemberRecord): ProfilePart[] {
  const { avatar, name, username } = member
  const without = { ...noProfileTexts, avatar: null, name: username }
  const there = { ...profileTextsOf(record), avatar, name }
  return profileParts.filter((part) => there[part] !== without[part])
}

/** Chooses a measure, asks for the reason, which the member reads, and takes it. */
export function MeasureForm({ record }: { record: MemberRecord }) {
  const m = useMessages('review')
  const partNames = usePartNames()
  const { mutateAsync } = useMeasure(record.member.id)
  const [kind, setKind] = useState<Kind>('warn')
  const [parts, setParts] = useState<ProfilePart[]>([])
  const [isMissingParts, setMissingParts] = useState(false)
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

  const asked = parts.filter((part) => there.includes(part))
  const isWithoutParts = kind === 'remove-parts' && asked.length === 0
  const { field, formProps, isSubmitting, clear } = useTextForm({
    names,
    resolver,
    saved: empty,
    wordsOf: () => m.reasonNeeded(),
    onInvalid: () => setMissingParts(isWithoutParts),
    async onValid(read) {
      if (isWithoutParts) return setMissingParts(true)
      const reason = read('reason')
      try {
        await mutateAsync(kind === 'remove-parts' ? { kind, parts: asked, reason } : { kind, reason })
      } catch (refusal) {
        toast({ title: m.notDone(), description: serverMessageOf(refusal) ?? m.tryAgain(), tone: 'danger' })
        return undefined
      }
      clear()
      setParts([])
      setKind('warn')
      toast({ title: m.done() })
      return undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-16">
      <Field label={m.newMeasure()}>
        <RadioGroup
          value={kind}
          onValueChange={(value) => {
            const next = choices.find((choice) => choice.value === value)
            if (next === undefined) return
            setKind(next.value)
            setMissingParts(false)
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
                setMissingParts(false)
                setParts(checked === true ? [...parts, part] : parts.filter((one) => one !== part))
              }}
            >
              {partNames[part]}
            </Checkbox>
          ))}
          {isMissingParts && (
            <p role="alert" className="col-span-full text-caption text-danger">
              {m.partsNeeded()}
            </p>
          )}
        </fieldset>
      )}
      <LongTextField
        {...field('reason')}
        label={m.reason()}
        description={m.readReason()}
        rows={3}
        maxLength={limits.moderationReason.max}
      />
      <div className="flex justify-end">
        <Button
          type="submit"
          tone={kind === 'lift-limit' || kind === 'warn' ? 'accent' : 'danger'}
          loading={isSubmitting}
        >
          {chosen?.name}
        </Button>
      </div>
    </form>
  )
}
