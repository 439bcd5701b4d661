import { Suspense, useState, type ReactNode } from 'react'
import type { Boot, Login } from '@skein/contract'
import { ApiError, useLogin } from '@skein/data'
import { Button, Field, Input, PasswordInput, SearchIcon, toast } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { DemoAccount } from './DemoAccount.tsx'
import { failureText, fieldsOf } from './failure.ts'
import { fieldText } from './form/field-text.ts'
import { ForgotLink } from './ForgotLink.tsx'
import { fill } from './form/fill.ts'
import { useLazyForm } from './form/use-lazy-form.ts'

const SuspensionAppeal = latePart(async () => (await import('./SuspensionAppeal.tsx')).SuspensionAppeal)

const names = ['username', 'password'] as const

type SignInFormProps = {
  /** The demo account, on a server that runs with demo data. */
  demo: Boot['demo']
  /** Stands in the first field, where it is known who comes back. */
  username?: string | undefined
  onSignedIn: () => void
  /** The password was right, and a code is needed as well. */
  onSecondStep: () => void
  /** The password is forgotten. */
  onForgot: () => void
  /** The way in without a password. */
  passkey?: ReactNode
  /** Stands right under the button. */
  between?: ReactNode
}

/** Username and password (specification §2.13, §5, §8). The username field takes the e-mail address as well. */
export function SignInForm({ demo, username, onSignedIn, onSecondStep, onForgot, passkey, between }: SignInFormProps) {
  const m = useMessages('auth')
  const common = useMessages('common')
  const login = useLogin()
  // Whose sign-in was refused because they are suspended: they may answer to that.
  const [refused, setRefused] = useState<Login>()
  const { formProps, problems } = useLazyForm({
    names,
    loadSchema: async () => (await import('./form/sign-in.schema.ts')).signInSchema,
    onInvalid: () => void toast({ title: m.missingFields(), description: m.enterBoth(), variant: 'destructive' }),
    onUnavailable: () =>
      void toast({ title: m.loginFailed(), description: common.networkError(), variant: 'destructive' }),
    async onValid(read, form) {
      const typed = { username: read('username').trim(), password: read('password') }
      setRefused(undefined)
      try {
        await login.mutateAsync(typed)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'suspended') setRefused(typed)
        if (error instanceof ApiError && error.code === 'second-step-needed') {
          onSecondStep()
          return
        }
        toast({
          title: m.loginFailed(),
          description: failureText(error, m.checkCredentials(), common.networkError()),
          variant: 'destructive',
        })
        form.refuse(fieldsOf(error))
        return
      }
      toast({ title: m.loginSuccessful(), description: m.welcomeBackToProduct() })
      onSignedIn()
    },
  })

  return (
    <>
      <form {...formProps} className="grid gap-16" aria-labelledby="auth-title">
        <Field label={m.username()} error={fieldText(m, problems.username)}>
          <Input
            name="username"
            defaultValue={username}
            size={48}
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
        </Field>
        {/* The link stands beside the label, and after the field for the keyboard: from the name, Tab leads to the password. */}
        <div className="relative min-w-0">
          <Field label={m.password()} error={fieldText(m, problems.password)}>
            <PasswordInput
              name="password"
              size={48}
              autoComplete="current-password"
              enterKeyHint="go"
              showLabel={m.showPassword()}
              hideLabel={m.hidePassword()}
            />
          </Field>
          <div className="absolute end-0 top-0">
            <ForgotLink onForgot={onForgot} />
          </div>
        </div>
        <Button
          type="submit"
          size={48}
          fullWidth
          className="mt-8"
          loading={login.isPending}
          loadingLabel={m.signingIn()}
        >
          {m.signIn()}
        </Button>
      </form>
      {refused !== undefined && (
        <Suspense>
          <SuspensionAppeal login={refused} />
        </Suspense>
      )}
      {passkey}
      {between}
      {demo !== null && (
        <DemoAccount
          demo={demo}
          onFill={() => {
            const form = formProps.ref.current
            if (form === null) return
            fill(form, demo)
            form.querySelector<HTMLElement>('[type=submit]')?.focus()
          }}
        />
      )}
      <a
        href="/search"
        className="mx-auto mt-16 flex min-h-24 pointer-coarse:mt-6 w-fit items-center gap-8 text-[0.9375rem]/20 text-text-muted hover:text-text pointer-coarse:min-h-44"
      >
        <SearchIcon size={18} />
        {m.searchWithoutAccount()}
      </a>
    </>
  )
}
