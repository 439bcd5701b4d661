import { pageAddress } from '@skein/contract/addresses'
import { useEffect, useRef, type MouseEvent } from 'react'

/** Which of the views is shown (specification §4: they toggle). */
export type AuthView = 'sign-in' | 'add' | 'register' | 'reset' | 'second-step' | 'confirm' | 'key'

/** What both views take. */
export type ViewProps = {
  onSignedIn: () => void
  /** To the other view. */
  onSwitch: () => void
  /** The view was switched to, not loaded: its heading takes focus. */
  isFresh?: boolean
}

type HeadingProps = { title: string; subtitle: string; isFresh: boolean }

/** Title and subtitle of a view. */
export function Heading({ title, subtitle, isFresh }: HeadingProps) {
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

type SwitchProps = {
  question: string
  answer: string
  /** Where it leads. */
  view: 'sign-in' | 'register'
  onSwitch: () => void
  /** The reader is about to follow it. */
  onIntent?: (() => void) | undefined
}

/** The line that leads to the other view: a link, so that it can be opened elsewhere; here it switches in place. */
export function Switch({ question, answer, view, onSwitch, onIntent }: SwitchProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSwitch()
  }
  return (
    <p className="mt-14 min-[1081px]:mt-20 text-center text-label text-text-muted">
      {question}{' '}
      <a
        href={pageAddress('/auth', { view: view === 'sign-in' ? undefined : view })}
        onClick={follow}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className="relative ms-4 inline-block font-semibold text-accent-text after:absolute after:-inset-x-8 after:-inset-y-12 hover:underline"
      >
        {answer}
      </a>
    </p>
  )
}
