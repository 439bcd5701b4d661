import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { requestNewPost } from './compose-port.ts'

type WritePostProps = {
  /** Leads to where a post is written; the composer opens where nothing else is said. */
  onWrite?: () => void
}

/** What a member does about an empty place that their posts fill. */
export function WritePost({ onWrite = requestNewPost }: WritePostProps) {
  const m = useMessages('common')
  return (
    <Button variant="quiet" onClick={onWrite}>
      {m.writePost()}
    </Button>
  )
}
