import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, useSecondStep } from '@skein/data'
import { Button, Field, Input, OneTimeCode, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { AuthFrame } from './AuthFrame.tsx'
import { Heading } from './AuthParts.tsx'
import { failureText } from './failure.ts'
import { PostsPreview } from './preview/PostsPreview.tsx'

type SecondStepScreenProps = { onSignedIn: () => void; onBack: () => void }

/** The second step: a one-time code in its cells, or a recovery code, which has letters, in a field of its own. */
export function SecondStepScreen({ onSignedIn, onBack }: SecondStepScreenProps) {
  const auth = useMessages('auth')
  const m = useMessages('authMore')
  const common = useMessages('common')
  const { mutateAsync, isPending } = useSecondStep()
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const switchKind = () => {
    flushSync(() => {
      setIsRecovery(!isRecovery)
      setCode('')
      setError(undefined)
    })
    field.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (code.trim() === '') return setError(auth.required())
    setError(undefined)
    try {
      await mutateAsync(code)
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.code === 'wrong-code') return setError(m.wrongCode())
      const isOver = refusal instanceof ApiError && refusal.code === 'sign-in-expired'
      toast({
        title: auth.loginFailed(),
        description: isOver ? m.signInExpired() : failureText(refusal, auth.checkCredentials(), common.networkError()),
        tone: 'danger',
      })
      if (isOver) onBack()
      return undefined
    }
    toast({ title: auth.loginSuccessful(), description: auth.welcomeBackToProduct() })
    onSignedIn()
    return undefined
  }
  return (
    <AuthFrame preview={<PostsPreview />}>
      <Heading title={m.secondStep()} subtitle={m.secondStepText()} isFresh />
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        className="mt-28 grid gap-16"
        aria-labelledby="auth-title"
      >
        <Field label={isRecovery ? m.recoveryCode() : m.code()} error={error}>
          {isRecovery ? (
            <Input
              ref={field}
              name="code"
              size="lg"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          ) : (
            <OneTimeCode ref={field} name="code" size="lg" enterKeyHint="go" value={code} onValueChange={setCode} />
          )}
        </Field>
        <Button type="submit" size="lg" fullWidth className="mt-8" loading={isPending} loadingLabel={auth.signingIn()}>
          {m.continue()}
        </Button>
        <Button type="button" variant="ghost" onClick={switchKind}>
          {isRecovery ? m.appInstead() : m.recoveryInstead()}
        </Button>
        <Button type="button" variant="ghost" onClick={onBack}>
          {m.backToSignIn()}
        </Button>
      </form>
    </AuthFrame>
  )
}
