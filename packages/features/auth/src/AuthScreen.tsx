import { startTransition, Suspense, useState } from 'react'
import type { Boot } from '@skein/contract'
import { latePart } from '@skein/i18n'
import type { AuthView } from './AuthParts.tsx'
import { SignInScreen } from './SignInScreen.tsx'

// Most who come here have an account: registration is fetched when somebody reaches for it, and not before.
const loadRegister = () => import('./RegisterScreen.tsx')
const ResetScreen = latePart(async () => (await import('./ResetScreen.tsx')).ResetScreen)
const ConfirmScreen = latePart(async () => (await import('./ConfirmScreen.tsx')).ConfirmScreen)
const KeepKeyScreen = latePart(async () => (await import('./KeepKeyScreen.tsx')).KeepKeyScreen)
const SecondStepScreen = latePart(async () => (await import('./SecondStepScreen.tsx')).SecondStepScreen)

/** Registration, for whoever opens its address: it stands in the first HTML then. Its messages are `authMore`. */
export const RegisterScreen = latePart(async () => (await loadRegister()).RegisterScreen)

/** Sign-in for who is signed in already and adds an account. Its messages are `accounts`. */
export const AddAccountScreen = latePart(async () => (await import('./AddAccountScreen.tsx')).AddAccountScreen)

export type AuthScreenProps = {
  /** The demo account, or null where the server has no demo data. */
  demo: Boot['demo']
  /** How accounts are made here; open to everybody when not given. */
  registration?: Boot['registration']
  initialView?: AuthView
  /** Of a link that was sent by mail. */
  token?: string | undefined
  /** Signed in or registered: the member goes where they wanted to. */
  onSignedIn: () => void
  /** Whose session has ended: it is said, and the name is filled in. */
  endedFor?: string | undefined
}

/** Sign-in and registration in one place; the two views toggle without leaving the address. */
export function AuthScreen({
  demo,
  registration,
  initialView = 'sign-in',
  token,
  onSignedIn,
  endedFor,
}: AuthScreenProps) {
  const [view, setView] = useState({ name: initialView, isFresh: endedFor !== undefined })
  // In a transition, under a boundary that is shown already, the view stays until the other is there.
  const switchTo = (name: AuthView) => startTransition(() => setView({ name, isFresh: true }))
  const SignIn = initialView === 'add' ? AddAccountScreen : SignInScreen
  return (
    <Suspense>
      {view.name === 'reset' && (
        <ResetScreen token={view.isFresh ? undefined : token} onBack={() => switchTo('sign-in')} />
      )}
      {view.name === 'confirm' && <ConfirmScreen token={token} />}
      {view.name === 'key' && <KeepKeyScreen token={token} />}
      {view.name === 'second-step' && <SecondStepScreen onSignedIn={onSignedIn} onBack={() => switchTo('sign-in')} />}
      {(view.name === 'sign-in' || view.name === 'add') && (
        <SignIn
          demo={demo}
          endedFor={endedFor}
          onSignedIn={onSignedIn}
          onSwitch={() => switchTo('register')}
          onSwitchIntent={() => void loadRegister().catch(() => undefined)}
          onSecondStep={() => switchTo('second-step')}
          onForgot={() => switchTo('reset')}
          isFresh={view.isFresh}
        />
      )}
      {view.name === 'register' && (
        <RegisterScreen
          mode={registration}
          onSignedIn={onSignedIn}
          onSwitch={() => switchTo('sign-in')}
          isFresh={view.isFresh}
        />
      )}
    </Suspense>
  )
}
