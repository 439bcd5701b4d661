import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { Boot } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import { AuthFrame } from './AuthFrame.tsx'
import { MemberPreview } from './preview/MemberPreview.tsx'
import { PostsPreview } from './preview/PostsPreview.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Which of the two views is shown (specification §4: they toggle). */
export type AuthView = 'sign-in' | 'register'

export type AuthScreenProps = {
  /** The demo account, or null where the server has no demo data. */
  demo: Boot['demo']
  initialView?: AuthView
  /** Signed in or registered: the member goes where they wanted to. */
  onSignedIn: () => void
}

type ViewProps = { onSignedIn: () => void; onSwitch: () => void }

function Heading({ title, subtitle, isFresh }: { title: string; subtitle: string; isFresh: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever switched views is told where they are now.
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  return (
    <>
      <h1 ref={heading} id="auth-title" tabIndex={-1} className="text-display font-bold text-balance outline-none">
        {title}
      </h1>
      <p className="mt-3 text-post text-text-muted">{subtitle}</p>
    </>
  )
}

type SwitchProps = { question: string; answer: string; view: AuthView; onSwitch: () => void }

function Switch({ question, answer, view, onSwitch }: SwitchProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSwitch()
  }
  return (
    <p className="mt-14 min-[1081px]:mt-20 text-center text-[0.9375rem]/20 text-text-muted">
      {question}{' '}
      <a
        href={`?view=${view}`}
        onClick={follow}
        className="relative ms-4 inline-block font-semibold text-accent-text after:absolute after:-inset-x-8 after:-inset-y-12 hover:underline"
      >
        {answer}
      </a>
    </p>
  )
}

type SignInScreenProps = ViewProps & { demo: Boot['demo']; isFresh?: boolean }

/** 'Welcome back' (specification §2.13). */
export function SignInScreen({ demo, onSignedIn, onSwitch, isFresh = false }: SignInScreenProps) {
  const m = useMessages('auth')
  return (
    <AuthFrame preview={<PostsPreview />}>
      <Heading title={m.welcomeBack()} subtitle={m.signInSubtitle()} isFresh={isFresh} />
      <div className="mt-28">
        <SignInForm
          demo={demo}
          onSignedIn={onSignedIn}
          between={<Switch question={m.newHere()} answer={m.signUp()} view="register" onSwitch={onSwitch} />}
        />
      </div>
    </AuthFrame>
  )
}

/** 'Join' (specification §2.13). */
export function RegisterScreen({ onSignedIn, onSwitch, isFresh = false }: ViewProps & { isFresh?: boolean }) {
  const m = useMessages('auth')
  const [written, setWritten] = useState({ name: '', username: '' })
  return (
    <AuthFrame preview={<MemberPreview name={written.name} username={written.username} />} isTall>
      <Heading title={m.join()} subtitle={m.joinSubtitle()} isFresh={isFresh} />
      <div className="mt-20">
        <RegisterForm onWrite={setWritten} onSignedIn={onSignedIn} />
      </div>
      <Switch question={m.alreadyMember()} answer={m.signIn()} view="sign-in" onSwitch={onSwitch} />
    </AuthFrame>
  )
}

/** Sign-in and registration in one place; the two views toggle without leaving the address. */
export function AuthScreen({ demo, initialView = 'sign-in', onSignedIn }: AuthScreenProps) {
  const [view, setView] = useState(initialView)
  const [isFresh, setFresh] = useState(false)
  const onSwitch = () => {
    setFresh(true)
    setView(view === 'sign-in' ? 'register' : 'sign-in')
  }
  return view === 'sign-in' ? (
    <SignInScreen demo={demo} onSignedIn={onSignedIn} onSwitch={onSwitch} isFresh={isFresh} />
  ) : (
    <RegisterScreen onSignedIn={onSignedIn} onSwitch={onSwitch} isFresh={isFresh} />
  )
}
