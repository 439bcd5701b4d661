import { useState, type FormEvent } from 'react'
import { limits } from '@skein/contract/limits'
import { ApiError, useRequestReset, useResetPassword } from '@skein/data'
import { Button, Field, Input, Notice, PasswordInput, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { AuthFrame } from './AuthFrame.tsx'
import { Heading } from './AuthParts.tsx'
import { failureText } from './failure.ts'
import { PostsPreview } from './preview/PostsPreview.tsx'

type ResetScreenProps = {
  /** Of the link that was sent; without it the link is asked for. */
  token: string | undefined
  onBack: () => void
}

/** A forgotten password: asks for the link, or, with the link's token, for the new password. */
export function ResetScreen({ token, onBack }: ResetScreenProps) {
  const m = useMessages('authMore')
  const [isExpired, setExpired] = useState(false)
  return (
    <AuthFrame preview={<PostsPreview />}>
      {token === undefined || isExpired ? (
        <>
          <Heading title={m.resetTitle()} subtitle={m.resetText()} isFresh />
          {isExpired && (
            <Notice tone="warning" className="mt-16">
              {m.linkExpired()}
            </Notice>
          )}
          <AskForm />
        </>
      ) : (
        <>
          <Heading title={m.resetTitle()} subtitle={m.chooseNew()} isFresh />
          <NewPasswordForm token={token} onSet={onBack} onExpired={() => setExpired(true)} />
        </>
      )}
      <Button type="button" variant="ghost" className="mx-auto mt-16" onClick={onBack}>
        {m.backToSignIn()}
      </Button>
    </AuthFrame>
  )
}

function AskForm() {
  const auth = useMessages('auth')
  const m = useMessages('authMore')
  const common = useMessages('common')
  const { mutateAsync, isPending } = useRequestReset()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (email.trim() === '') return setError(auth.required())
    setError(undefined)
    try {
      await mutateAsync(email)
      setSentTo(email.trim())
    } catch (refusal) {
      setError(
        refusal instanceof ApiError && refusal.status === 422
          ? auth.invalidEmail()
          : failureText(refusal, common.networkError(), common.networkError()),
      )
    }
    return undefined
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="mt-28 grid gap-16"
      aria-labelledby="auth-title"
    >
      <Field label={auth.email()} error={error}>
        <Input
          name="email"
          type="email"
          size="lg"
          autoComplete="email"
          enterKeyHint="send"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        {m.sendLink()}
      </Button>
      <output>{sentTo !== undefined && <Notice live="none">{m.linkSent({ email: sentTo })}</Notice>}</output>
    </form>
  )
}

type NewPasswordFormProps = { token: string; onSet: () => void; onExpired: () => void }

function NewPasswordForm({ token, onSet, onExpired }: NewPasswordFormProps) {
  const auth = useMessages('auth')
  const m = useMessages('authMore')
  const common = useMessages('common')
  const { mutateAsync, isPending } = useResetPassword()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (password.length < limits.password.min) return setError(auth.passwordTooShortText())
    setError(undefined)
    try {
      await mutateAsync({ token, newPassword: password })
    } catch (refusal) {
      if (refusal instanceof ApiError && (refusal.code === 'link-expired' || refusal.fields['token'] !== undefined))
        onExpired()
      else setError(failureText(refusal, common.networkError(), common.networkError()))
      return undefined
    }
    toast({ title: m.passwordSet(), description: m.passwordSetText() })
    onSet()
    return undefined
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="mt-28 grid gap-16"
      aria-labelledby="auth-title"
    >
      <Field label={m.newPassword()} error={error}>
        <PasswordInput
          name="newPassword"
          size="lg"
          autoComplete="new-password"
          enterKeyHint="go"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        {m.setPassword()}
      </Button>
    </form>
  )
}
