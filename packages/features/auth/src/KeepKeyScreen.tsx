import { pageAddress } from '@skein/contract/addresses'
import { ApiError, useKeepKeyByLink } from '@skein/data'
import { Button, Notice } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { AuthFrame } from './AuthFrame.tsx'
import { Heading } from './AuthParts.tsx'
import { failureText } from './failure.ts'
import { PostsPreview } from './preview/PostsPreview.tsx'

/** The link that takes back the replacement of a key for messages. It waits for a press, as that of an address does. */
export function KeepKeyScreen({ token }: { token: string | undefined }) {
  const m = useMessages('authMore')
  const common = useMessages('common')
  const { mutate, isPending, isSuccess, error } = useKeepKeyByLink()
  const isExpired = token === undefined || (error instanceof ApiError && error.status < 500 && error.status > 0)
  return (
    <AuthFrame preview={<PostsPreview />}>
      <Heading title={m.keepKeyTitle()} subtitle={m.keepKeyText()} isFresh />
      <div className="mt-28 grid gap-16">
        {isSuccess && <Notice live="status">{m.keyKept()}</Notice>}
        {!isSuccess && isExpired && <Notice tone="warning">{m.keyLinkExpired()}</Notice>}
        {error !== null && !isExpired && (
          <Notice tone="danger">{failureText(error, common.networkError(), common.networkError())}</Notice>
        )}
        {!isSuccess && token !== undefined && !isExpired && (
          <Button size="lg" fullWidth loading={isPending} onClick={() => mutate(token)}>
            {m.keepKey()}
          </Button>
        )}
        {(isSuccess || isExpired) && (
          <Button asChild size="lg" variant="quiet" fullWidth>
            <a href={pageAddress('/')}>{m.toSkein()}</a>
          </Button>
        )}
      </div>
    </AuthFrame>
  )
}
