import { useId, type ReactNode } from 'react'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useOpened } from './opened.ts'

type ContentWarningProps = {
  /** Id of the post. */
  id: string
  /** The member's own words for what is inside. */
  warning: string
  children: ReactNode
}

/** Collapses a post behind its warning (behaviour §2.3). What is collapsed is not in the document, pictures included. */
export function ContentWarning({ id, warning, children }: ContentWarningProps) {
  const m = useMessages('post')
  const [isOpen, setOpen] = useOpened(`warning:${id}`)
  const contentId = useId()
  return (
    <>
      <div className="mt-4 flex items-center gap-12 rounded-card bg-sunken px-12 py-8">
        <p className="min-w-0 flex-1 text-control wrap-anywhere">
          <span className="block text-caption text-text-muted">{m.contentWarning()}</span>
          <bdi className="font-semibold">{warning}</bdi>
        </p>
        <Button
          variant="quiet"
          size="xs"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? m.hidePost() : m.showPost()}
        </Button>
      </div>
      <div id={contentId}>{isOpen && children}</div>
    </>
  )
}
