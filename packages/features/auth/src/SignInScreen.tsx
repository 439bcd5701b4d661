import type { Boot } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import type { ReactNode } from 'react'
import { AuthFrame } from './AuthFrame.tsx'
import { Heading, Switch, type ViewProps } from './AuthParts.tsx'
import { PostsPreview } from './preview/PostsPreview.tsx'
import { LatePasskey } from './LatePasskey.tsx'
import { SignInForm } from './SignInForm.tsx'

export type SignInScreenProps = ViewProps & {
  demo: Boot['demo']
  endedFor?: string | undefined
  onSwitchIntent?: () => void
  onSecondStep: () => void
  onForgot: () => void
  /** In place of 'Welcome back'. */
  heading?: ReactNode
}

/** 'Welcome back' (specification §2.13). */
export function SignInScreen({
  demo,
  endedFor,
  onSignedIn,
  onSwitch,
  onSwitchIntent,
  onSecondStep,
  onForgot,
  heading,
  isFresh = false,
}: SignInScreenProps) {
  const m = useMessages('auth')
  return (
    <AuthFrame preview={<PostsPreview />}>
      {heading ?? (
        <Heading
          title={m.welcomeBack()}
          subtitle={endedFor === undefined ? m.signInSubtitle() : m.sessionEnded()}
          isFresh={isFresh}
        />
      )}
      {endedFor !== undefined && <p className="mt-8 text-control text-text-muted">{m.sessionEndedText()}</p>}
      <div className="mt-28">
        <SignInForm
          demo={demo}
          username={endedFor}
          onSignedIn={onSignedIn}
          onSecondStep={onSecondStep}
          onForgot={onForgot}
          passkey={<LatePasskey onSignedIn={onSignedIn} />}
          between={
            <Switch
              question={m.newHere()}
              answer={m.signUp()}
              view="register"
              onSwitch={onSwitch}
              onIntent={onSwitchIntent}
            />
          }
        />
      </div>
    </AuthFrame>
  )
}
