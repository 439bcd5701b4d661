import { pageAddress } from '@skein/contract/addresses'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { Boot, Login } from '@skein/contract'
import { ApiError, useLogin } from '@skein/data'
import { SearchIcon, toast } from '@skein/design-system'
import { lateResolver, PasswordField, SubmitButton, TextField, useTextForm } from '@skein/feature-form'
import { unavailable } from '@skein/feature-form/problems'
import { latePart, useMessages } from '@skein/i18n'
import { DemoAccount } from './DemoAccount.tsx'
import { failureText, fieldsOf } from './failure.ts'
import { fieldWords } from './form/field-text.ts'
import { ForgotLink } from './ForgotLink.tsx'

const SuspensionAppeal = latePart(async () => (await import('./SuspensionAppeal.tsx')).SuspensionAppeal)

const names = ['username', 'password'] as const

const resolver = lateResolver(async () => (await import('./form/sign-in.schema.ts')).signInSchema)

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
  const submit = useRef<HTMLButtonElement>(null)
  // Whose sign-in was refused because they are suspended: they may answer to that.
  const [refused, setRefused] = useState<Login>()
  const { form, field, formProps, refuse } = useTextForm({
    names,
    resolver,
    wordsOf: fieldWords(m),
    onInvalid: (problems) =>
      void toast({
        ...(unavailable in problems
          ? { title: m.loginFailed(), description: common.networkError() }
          : { title: m.missingFields(), description: m.enterBoth() }),
        tone: 'danger',
      }),
    async onValid(read) {
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
          tone: 'danger',
        })
        refuse(fieldsOf(error))
        return
      }
      toast({ title: m.loginSuccessful(), description: m.welcomeBackToProduct() })
      onSignedIn()
    },
  })

  return (
    <>
      <form {...formProps} className="grid gap-16" aria-labelledby="auth-title">
        <TextField
          {...field('username')}
          label={m.username()}
          defaultValue={username}
          size="lg"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        {/* The link stands beside the label, and after the field for the keyboard: from the name, Tab leads to the password. */}
        <div className="relative min-w-0">
          <PasswordField
            {...field('password')}
            label={m.password()}
            size="lg"
            autoComplete="current-password"
            enterKeyHint="go"
            showLabel={m.showPassword()}
            hideLabel={m.hidePassword()}
          />
          <div className="absolute end-0 top-0">
            <ForgotLink onForgot={onForgot} />
          </div>
        </div>
        <SubmitButton
          size="lg"
          fullWidth
          className="mt-8"
          ref={submit}
          loading={login.isPending}
          loadingLabel={m.signingIn()}
        >
          {m.signIn()}
        </SubmitButton>
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
            for (const name of names) form.setValue(name, demo[name])
            submit.current?.focus()
          }}
        />
      )}
      <a
        href={pageAddress('/search')}
        className="mx-auto mt-16 flex min-h-24 pointer-coarse:mt-6 w-fit items-center gap-8 text-label text-text-muted hover:text-text pointer-coarse:min-h-44"
      >
        <SearchIcon size={18} />
        {m.searchWithoutAccount()}
      </a>
    </>
  )
}
