import { useEffect, useState } from 'react'
import { limits } from '@skein/contract'
import { useRegister } from '@skein/data'
import { Button, CheckIcon, Field, Input, PasswordInput, toast } from '@skein/design-system'
import { rich, useMessages } from '@skein/i18n'
import { failureText, fieldsOf } from './failure.ts'
import { fieldText } from './form/field-text.ts'
import { valueOf } from './form/fill.ts'
import { firstProblem } from './form/first-problem.ts'
import { useLazyForm } from './form/use-lazy-form.ts'
import { PasswordLength } from './PasswordLength.tsx'

const names = ['username', 'name', 'email', 'password', 'confirmPassword'] as const

/** Whether the server would take this as a username: it folds to lower case first. */
const fits = (username: string) => limits.username.pattern.test(username.trim().normalize('NFKC').toLowerCase())

type RegisterFormProps = {
  /** What is written so far, for the preview beside the form. */
  onWrite: (written: { name: string; username: string }) => void
  onSignedIn: () => void
}

/** The five fields of registration (specification §2.13, §5, §8). */
export function RegisterForm({ onWrite, onSignedIn }: RegisterFormProps) {
  const m = useMessages('auth')
  const common = useMessages('common')
  const register = useRegister()
  const [live, setLive] = useState({ username: '', length: 0 })
  const { formProps, problems } = useLazyForm({
    names,
    loadSchema: async () => (await import('./form/register.schema.ts')).registerSchema,
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
      try {
        await register.mutateAsync({
          username: read('username'),
          name: read('name'),
          email: read('email'),
          password: read('password'),
        })
      } catch (error) {
        toast({
          title: m.registrationFailed(),
          description: failureText(error, m.tryDifferentCredentials(), common.networkError()),
          variant: 'destructive',
        })
        form.refuse(fieldsOf(error))
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
          enterKeyHint="go"
          showLabel={m.showPassword()}
          hideLabel={m.hidePassword()}
        />
      </Field>
      <Button
        type="submit"
        size={48}
        fullWidth
        className="mt-8"
        loading={register.isPending}
        loadingLabel={m.creatingAccount()}
      >
        {m.createAccount()}
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
