import type { MouseEvent } from 'react'
import { LinkPreviewCard } from '@skein/design-system'
import type { PreviewPart as Preview } from '../machine/composition.ts'

type PreviewPartProps = { preview: Preview; onClose: (() => void) | undefined }

/** Looking behind the link must not leave what is being written. */
function openBeside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null) return
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener,noreferrer')
}

// The card of the feed: its picture beside the words, not over them.
const beside =
  'min-h-96 flex-row [&>div:first-child]:h-auto [&>div:first-child]:w-104 [&>div:first-child]:border-e [&>div:first-child]:border-border rail:[&>div:first-child]:w-132 [&>div:nth-child(2)]:pe-44'

/** The preview of the first address, while it is asked for and once it is there. */
export function PreviewPart({ preview, onClose }: PreviewPartProps) {
  if (preview.status === 'none') return null
  const { url } = preview
  const found = preview.status === 'shown' ? preview.preview : undefined
  return (
    <LinkPreviewCard
      url={url}
      title={found?.title}
      description={found?.description}
      image={found?.image ?? undefined}
      loading={found === undefined}
      onClose={onClose}
      onClickCapture={openBeside}
      className={beside}
    />
  )
}
