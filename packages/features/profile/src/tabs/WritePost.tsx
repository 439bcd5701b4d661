import { Button } from '@skein/design-system'
import { requestNewPost } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'

/** What a member does about an empty tab of their own: opens the composer, where they are. */
export function WritePost() {
  const m = useMessages('profile')
  return (
    <Button variant="quiet" onClick={requestNewPost}>
      {m.writePost()}
    </Button>
  )
}
