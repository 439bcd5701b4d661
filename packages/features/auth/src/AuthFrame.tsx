import { pageAddress } from '@skein/contract/addresses'
import { Suspense, type ReactNode } from 'react'
import { LanguagesIcon, VisuallyHidden, Wordmark, toast } from '@skein/design-system'
import { isLanguage, languageNames, languages, setLanguage, useLanguage, useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'

const form = cva('mx-auto w-full max-w-376', {
  variants: { isTall: { true: 'pt-13 min-[1081px]:pt-26', false: 'pt-40 min-[1081px]:pt-17' } },
})

type AuthFrameProps = {
  /** The pictures beside the form, on wide screens; decoration. */
  preview: ReactNode
  /** A long form stands closer under the brand. */
  isTall?: boolean
  children: ReactNode
}

/** The page a visitor sees: the form in a pane of 520 px with brand and foot, and beside it, from 1081 px on, the preview. */
export function AuthFrame({ preview, isTall = false, children }: AuthFrameProps) {
  const m = useMessages('auth')
  return (
    <div className="grid min-h-dvh bg-surface min-[1081px]:grid-cols-[520px_1fr]">
      <div className="mx-auto flex w-full max-w-520 flex-col px-20 pt-20 pb-8 min-[1081px]:px-40 min-[1081px]:pt-32 min-[1081px]:pb-21">
        <header className="flex">
          <Wordmark />
        </header>
        <main className="mb-auto min-[1081px]:mt-auto">
          <div className={form({ isTall })}>{children}</div>
        </main>
        <footer className="flex items-center justify-between gap-16 pt-24 text-caption text-text-muted">
          <nav aria-label={m.skein()} className="-mx-8 flex flex-wrap">
            <FootLink href={pageAddress('/terms')}>{m.terms()}</FootLink>
            <FootLink href={pageAddress('/privacy')}>{m.privacy()}</FootLink>
            <FootLink href={pageAddress('/accessibility')}>{m.accessibility()}</FootLink>
            <FootLink href={pageAddress('/help')}>{m.help()}</FootLink>
          </nav>
          <LanguageSelect />
        </footer>
      </div>
      <div aria-hidden inert className="hidden py-12 pe-12 min-[1081px]:block">
        {/* Within a boundary of its own, so that the form is taken over before it. */}
        <Suspense>{preview}</Suspense>
      </div>
    </div>
  )
}

function FootLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="flex min-h-32 items-center px-8 hover:text-text pointer-coarse:min-h-44">
      {children}
    </a>
  )
}

/** The languages by their own names (WCAG 3.1.2), in the platform's own list. */
function LanguageSelect() {
  const common = useMessages('common')
  const language = useLanguage()
  const choose = (value: string) => {
    if (!isLanguage(value)) return
    setLanguage(value).catch(() => toast({ title: common.networkError(), tone: 'danger' }))
  }
  return (
    <label className="relative flex shrink-0 items-center gap-6 rounded-control hover:text-text">
      <LanguagesIcon size={16} />
      <VisuallyHidden>{common.language()}</VisuallyHidden>
      <select
        value={language}
        onChange={(event) => choose(event.target.value)}
        className="field-sizing-content min-h-32 cursor-pointer appearance-none bg-surface text-caption pointer-coarse:min-h-44"
      >
        {languages.map((offered) => (
          <option key={offered} value={offered} lang={offered}>
            {languageNames[offered]}
          </option>
        ))}
      </select>
    </label>
  )
}
