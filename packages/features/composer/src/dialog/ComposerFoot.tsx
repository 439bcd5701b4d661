import type { ReactNode } from 'react'
import { LengthCounter } from '../box/LengthCounter.tsx'
import type { ComposerState } from '../machine/composer.ts'
import type { Subject } from '../machine/subject.ts'
import { PostButton } from './PostButton.tsx'

type ComposerFootProps = { state: ComposerState; subject: Subject; isPhone: boolean; children: ReactNode }

/** The tools, what is left of the length, and Post where the head does not have it. */
export function ComposerFoot({ state, subject, isPhone, children }: ComposerFootProps) {
  return (
    <footer className="flex min-h-56 items-center gap-2 border-t border-border ps-4 pe-12 rail:gap-8 rail:ps-8 rail:pe-16 pb-[env(safe-area-inset-bottom)] rail:min-h-60 rail:pb-0">
      {children}
      <div className="ms-auto flex flex-none items-center gap-14">
        {/* Of several, each has its own. */}
        {state.post.more.length === 0 && <LengthCounter text={state.post.text.trim()} />}
        {!isPhone && <PostButton state={state} subject={subject} />}
      </div>
    </footer>
  )
}
