import { useState, type FormEvent } from 'react'
import { limits } from '@skein/contract/limits'
import { useChangePassword, useViewer } from '@skein/data'
import { Button, CheckIcon, Field, PasswordInput, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { failureOf, fieldErrors } from '../failure.ts'
import { Section } from '../Section.tsx'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }
type Draft = typeof empty

/** Current, new and confirmed password, and 'Update Password' (specification §2.11, rules of §5). */
export function PasswordSection() {
  const m = useMessages('settings')
  const viewer = useViewer()
  const { mutateAsync, isPending } = useChangePassword()
  const [draft, setDraft] = useState(empty)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const set = (key: keyof Draft) => (event: { currentTarget: { value: string } }) => {
    setDraft({ ...draft, [key]: event.currentTarget.value })
    if (errors[key]) setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== key)))
  }
  const length = draft.newPassword.length
  const isLong = length >= limits.password.min
  const differs = draft.confirmPassword !== '' && draft.confirmPassword !== draft.newPassword

  /** What is wrong before anything is sent, in the order of section 5. */
  const problems = (): Record<string, string> => ({
    ...(draft.currentPassword === '' && { currentPassword: m.required() }),
    ...(!isLong && { newPassword: length === 0 ? m.required() : m.passwordTooShort() }),
    ...(isLong && draft.confirmPassword !== draft.newPassword && { confirmPassword: m.passwordsDiffer() }),
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refuse = (found: Record<string, string>) => {
      setErrors(found)
      const element = form.elements.namedItem(Object.keys(found)[0] ?? '')
      if (element instanceof HTMLElement) element.focus()
    }
    const found = problems()
    if (Object.keys(found).length > 0) return refuse(found)
    try {
      await mutateAsync({ currentPassword: draft.currentPassword, newPassword: draft.newPassword })
    } catch (error) {
      const fields = fieldErrors(error, m)
      if (Object.keys(fields).length > 0) return refuse(fields)
      toast({ title: m.passwordNotChanged(), description: failureOf(error, m), variant: 'destructive' })
      return undefined
    }
    setDraft(empty)
    setErrors({})
    toast({ title: m.passwordChanged(), description: m.passwordChangedText() })
    return undefined
  }

  return (
    <Section id="settings-password" title={m.password()} about={m.passwordAbout()}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-labelledby="settings-password">
        {/* Password managers learn whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={viewer?.username ?? ''} readOnly hidden />
        <div className="grid gap-16 rail:grid-cols-2">
          <Field className="rail:col-span-2" label={m.currentPassword()} error={errors['currentPassword']}>
            <PasswordInput name="currentPassword" value={draft.currentPassword} onChange={set('currentPassword')} />
          </Field>
          <Field
            label={m.newPassword()}
            error={errors['newPassword']}
            help={
              isLong ? (
                <span className="flex items-center gap-6 text-success">
                  <CheckIcon size={16} />
                  {m.passwordGood({ count: length })}
                </span>
              ) : undefined
            }
          >
            <PasswordInput
              name="newPassword"
              autoComplete="new-password"
              value={draft.newPassword}
              onChange={set('newPassword')}
            />
          </Field>
          <Field label={m.confirmPassword()} error={errors['confirmPassword'] ?? (differs && m.passwordsDiffer())}>
            <PasswordInput
              name="confirmPassword"
              autoComplete="new-password"
              value={draft.confirmPassword}
              onChange={set('confirmPassword')}
            />
          </Field>
        </div>
        <div className="mt-16 flex justify-end">
          <Button type="submit" size={44} className="max-rail:w-full" loading={isPending} loadingLabel={m.updating()}>
            {m.updatePassword()}
          </Button>
        </div>
      </form>
    </Section>
  )
}
