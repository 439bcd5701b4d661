import { pageAddress } from '@skein/contract/addresses'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '@skein/contract'
import type { RegistrationMode } from '@skein/contract'
import { useApply, useRegister } from '@skein/data'
import { CheckIcon, toast } from '@skein/design-system'
import { lateResolver, PasswordField, SubmitButton, TextField, useTextForm } from '@skein/feature-form'
import { rich, useMessages } from '@skein/i18n'
import { failureText, fieldsOf } from './failure.ts'
import { registerRefusal } from './register-refusal.ts'
import { fieldWords, wordsOfFirst } from './form/field-text.ts'
import { firstProblem } from './form/first-problem.ts'
import { PasswordLength } from './PasswordLength.tsx'

const names = ['username', 'name', 'email', 'password', 'confirmPassword'] as const
const withCode = [...names, 'invitation'] as const

const loadSchemas = () => import('./form/register.schema.ts')

/** What is asked for, by how accounts are made here. */
const resolvers = {
  open: lateResolver(async () => (await loadSchemas()).registerSchema),
  approval: lateResolver(async () => (await loadSchemas()).applySchema),
  invitation: lateResolver(async () => (await loadSchemas()).invitedSchema),
} satisfies Record<RegistrationMode, unknown>

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
  const { form, field, formProps, refuse } = useTextForm<(typeof withCode)[number]>({
    names: mode === 'open' ? names : withCode,
    resolver: resolvers[mode],
    wordsOf: fieldWords(m),
    onInvalid(found) {
      const told = {
        missing: () => ({ title: m.missingFields(), description: m.fillAll() }),
        mismatch: () => ({ title: m.passwordMismatch(), description: m.passwordMismatchText() }),
        short: () => ({ title: m.passwordTooShort(), description: m.passwordTooShortText() }),
        other: () => ({
          title: m.registrationFailed(),
          description: wordsOfFirst(found, fieldWords(m)) ?? m.tryDifferentCredentials(),
        }),
        unavailable: () => ({ title: m.registrationFailed(), description: common.networkError() }),
      }
      toast({ ...told[firstProblem(found)](), tone: 'danger' })
    },
    async onValid(read) {
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
          tone: 'danger',
        })
        refuse(known ? { [known.field]: known.text } : fieldsOf(error))
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

  // Subscribed to, so that what was typed before this code arrived, or before the page was left, counts as well.
  const { control } = form
  const username = useWatch({ control, name: 'username' }) ?? ''
  const name = useWatch({ control, name: 'name' }) ?? ''
  const password = useWatch({ control, name: 'password' }) ?? ''
  useEffect(() => onWrite({ username, name }), [onWrite, username, name])

  return (
    <form {...formProps} className="grid gap-12" aria-labelledby="auth-title">
      <TextField
        {...field('username')}
        label={m.username()}
        className="text-post"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        start="@"
        end={fits(username) ? <CheckIcon className="text-success" aria-label={m.usernameFits()} /> : undefined}
      />
      <TextField
        {...field('name')}
        label={m.fullName()}
        className="text-post"
        autoComplete="name"
        enterKeyHint="next"
      />
      <TextField
        {...field('email')}
        label={m.email()}
        className="text-post"
        type="email"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...field('password')}
        label={m.password()}
        labelEnd={
          <span className="text-caption text-text-faint tabular-nums">
            {m.passwordProgress({ count: password.length, total: limits.password.min })}
          </span>
        }
        className="text-post"
        autoComplete="new-password"
        enterKeyHint="next"
        showLabel={m.showPassword()}
        hideLabel={m.hidePassword()}
      >
        <PasswordLength length={password.length} />
      </PasswordField>
      <PasswordField
        {...field('confirmPassword')}
        label={m.confirmPassword()}
        className="text-post"
        autoComplete="new-password"
        enterKeyHint={mode === 'open' ? 'go' : 'next'}
        showLabel={m.showPassword()}
        hideLabel={m.hidePassword()}
      />
      {mode !== 'open' && (
        <TextField
          {...field('invitation')}
          label={more.invitation()}
          description={mode === 'approval' ? more.invitationSkips() : more.invitationHelp()}
          className="text-post"
          dir="ltr"
          maxLength={limits.invitation.max}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
      )}
      <SubmitButton
        size="lg"
        fullWidth
        className="mt-8"
        loading={isPending}
        loadingLabel={mode === 'approval' ? more.applying() : m.creatingAccount()}
      >
        {mode === 'approval' ? more.apply() : m.createAccount()}
      </SubmitButton>
      <p className="text-caption text-pretty text-text-muted">{rich(m.ageLine(ageLinks))}</p>
    </form>
  )
}

const ageLinks = {
  terms: (text: string) => <AgeLink key="terms" href={pageAddress('/terms')} text={text} />,
  privacy: (text: string) => <AgeLink key="privacy" href={pageAddress('/privacy')} text={text} />,
}

function AgeLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="font-semibold text-accent-text underline decoration-1 underline-offset-3">
      {text}
    </a>
  )
}
