import { Button, Card, RefreshCwIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useId, type ReactNode } from 'react'

type PanelCardProps = { title: string; children: ReactNode }

/** A card of the right panel: a section with a heading. */
export function PanelCard({ title, children }: PanelCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="px-16 pt-13 pb-2">
      <h2 id={id} className="pb-5 text-post font-bold">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** 'Show more'; `about` tells assistive technology what of, because the page has two of them. */
export function ShowMore({ href, about }: { href: string; about: string }) {
  const common = useMessages('common')
  return (
    <a
      href={href}
      className="-mx-8 flex h-44 w-fit items-center rounded-control px-8 text-control font-semibold text-accent-text hover:underline"
    >
      {common.showMore()} <span className="sr-only">{about}</span>
    </a>
  )
}

/** A list that could not be loaded, and the way to try again. It is as high as the list would be. */
export function PanelFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const common = useMessages('common')
  return (
    <div role="alert" className="my-auto flex flex-col items-start gap-12 text-control text-text-muted">
      <p>{text}</p>
      <Button size="sm" variant="quiet" iconStart={<RefreshCwIcon size={16} />} onClick={onRetry}>
        {common.retry()}
      </Button>
    </div>
  )
}
