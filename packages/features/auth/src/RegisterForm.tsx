import { useEffect, useState } from 'react'
import { limits } from '@skein/contract'
import type { RegistrationMode } from '@skein/contract'
import { useApply, useRegister } from '@skein/data'
import { Button, CheckIcon, Field, Input, PasswordInput, toast } from '@skein/design-system'
import { rich, useMessages } from '@skein/i18n'
import { failureText, fieldsOf } from './failure.ts'
import { registerRefusal } from './register-refusal.ts'
import { fieldText } from './form/field-text.ts'
import { valueOf } from './form/fill.ts'
import { firstProblem } from './form/first-problem.ts'
import { useLazyForm } from './form/use-lazy-form.ts'
import { PasswordLength } from './PasswordLength.tsx'

const names = ['username', 'name', 'email', 'password', 'confirmPassword'] as const
const withCode = [...names, 'invitation'] as const

/** What is asked for, by how accounts are made here. */
const loadSchema = async (mode: RegistrationMode) => {
  const { applySchema, invitedSchema, registerSchema } = await import('./form/register.schema.ts')
  return { open: registerSchema, approval: applySchema, invitation: invitedSchema }[mode]
}

/** Whether the server would take this as a username: it folds to lower case first. */
const fits = (username: string) => limits.username.pattern.test(username.trim().normalize('NFKC').toLowerCase())

type RegisterFormProps = {
  mode: RegistrationMode
  /** What is written so far, for the preview beside the form. */
  onWrite: (written: { name: string; username: string }) => void
  onSignedIn: () => void
  /** The account is made and waits for approval. */
  onApplied: (username: string) => void
}

/** The five fields of registration (specification §2.13, §5, §8), and one for a code where not everybody may register. */
export function RegisterForm({ mode, onWrite, onSignedIn, onApplied }: RegisterFormProps) {
  const m = useMessages('auth')
  const more = useMessages('authMore')
  const common = useMessages('common')
  const register = useRegister()
  const apply = useApply()
  const isPending = register.isPending || apply.isPending
  const [live, setLive] = useState({ username: '', length: 0 })
  const { formProps, problems } = useLazyForm({
    names: mode === 'open' ? names : withCode,
    loadSchema: () => loadSchema(mode),
    onInvalid(found) {
      const told = {
        missing: () => ({ title: m.missingFields(), description: m.fillAll() }),
        mismatch: () => ({ title: m.passwordMismatch(), description: m.passwordMismatchText() }),
        short: () => ({ title: m.passwordTooShort(), description: m.passwordTooShortText() }),
        other: () => ({
          title: m.registrationFailed(),
          description: fieldText(m, Object.values(found)[0]) ?? m.tryDifferentCredentials(),
        }),
      }
      toast({ ...told[firstProblem(found)](), variant: 'destructive' })
    },
    onUnavailable: () =>
      void toast({ title: m.registrationFailed(), description: common.networkError(), variant: 'destructive' }),
    async onValid(read, form) {
      const filled = {
        username: read('username'),
        name: read('name'),
        email: read('email'),
        password: read('password'),
      }
      const invitation = read('invitation').trim()
      const applies = mode === 'approval' && invitation === ''
      try {
        if (applies) await apply.mutateAsync(filled)
        else await register.mutateAsync(invitation === '' ? filled : { ...filled, invitation })
      } catch (error) {
        const known = registerRefusal(error, more)
        toast({
          title: m.registrationFailed(),
          description: known?.text ?? failureText(error, m.tryDifferentCredentials(), common.networkError()),
          variant: 'destructive',
        })
        form.refuse(known ? { [known.field]: known.text } : fieldsOf(error))
        return
      }
      // What failed before has been put right.
      toast.dismiss()
      if (applies) {
        onApplied(filled.username.trim().toLowerCase())
        return
      }
      toast({ title: m.registrationSuccessful(), description: m.welcomeToProduct() })
      onSignedIn()
    },
  })

  const read = () => {
    const form = formProps.ref.current
    if (form === null) return
    const username = valueOf(form, 'username')
    setLive({ username, length: valueOf(form, 'password').length })
    onWrite({ username, name: valueOf(form, 'name') })
  }

  const element = formProps.ref
  useEffect(() => {
    // What was typed before this code arrived, or before the page was left, counts as typed now.
    element.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [element])

  return (
    <form {...formProps} onInput={read} className="grid gap-12" aria-labelledby="auth-title">
      <Field label={m.username()} error={fieldText(m, problems.username)}>
        <Input
          name="username"
          className="text-post"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          startSlot="@"
          endSlot={
            fits(live.username) ? <CheckIcon className="text-success" aria-label={m.usernameFits()} /> : undefined
          }
        />
      </Field>
      <Field label={m.fullName()} error={fieldText(m, problems.name)}>
        <Input name="name" className="text-post" autoComplete="name" enterKeyHint="next" />
      </Field>
      <Field label={m.email()} error={fieldText(m, problems.email)}>
        <Input
          name="email"
          className="text-post"
          type="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <Field
        label={m.password()}
        labelEnd={
          <span className="text-caption text-text-faint tabular-nums">
            {m.passwordProgress({ count: live.length, total: limits.password.min })}
          </span>
        }
        error={fieldText(m, problems.password)}
      >
        <PasswordInput
          name="password"
          className="text-post"
          autoComplete="new-password"
          enterKeyHint="next"
          showLabel={m.showPassword()}
          hideLabel={m.hidePassword()}
        />
        <PasswordLength length={live.length} />
      </Field>
      <Field label={m.confirmPassword()} error={fieldText(m, problems.confirmPassword)}>
        <PasswordInput
          name="confirmPassword"
          className="text-post"
          autoComplete="new-password"
          enterKeyHint={mode === 'open' ? 'go' : 'next'}
          showLabel={m.showPassword()}
          hideLabel={m.hidePassword()}
        />
      </Field>
      {mode !== 'open' && (
        <Field
          label={more.invitation()}
          help={mode === 'approval' ? more.invitationSkips() : more.invitationHelp()}
          error={fieldText(m, problems['invitation'])}
        >
          <Input
            name="invitation"
            className="text-post"
            dir="ltr"
            maxLength={limits.invitation.max}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
          />
        </Field>
      )}
      <Button
        type="submit"
        size={48}
        fullWidth
        className="mt-8"
        loading={isPending}
        loadingLabel={mode === 'approval' ? more.applying() : m.creatingAccount()}
      >
        {mode === 'approval' ? more.apply() : m.createAccount()}
      </Button>
      <p className="text-caption text-pretty text-text-muted">{rich(m.ageLine(ageLinks))}</p>
    </form>
  )
}

const ageLinks = {
  terms: (text: string) => <AgeLink key="terms" href="/terms" text={text} />,
  privacy: (text: string) => <AgeLink key="privacy" href="/privacy" text={text} />,
}

function AgeLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="font-semibold text-accent-text underline decoration-1 underline-offset-3">
      {text}
    </a>
  )
}
