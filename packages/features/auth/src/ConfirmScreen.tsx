import { pageAddress } from '@skein/contract/addresses'
import { ApiError, useConfirmEmail } from '@skein/data'
import { Button, Notice } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { AuthFrame } from './AuthFrame.tsx'
import { Heading } from './AuthParts.tsx'
import { failureText } from './failure.ts'
import { PostsPreview } from './preview/PostsPreview.tsx'

/** The link that confirms an address. It waits for a press: mail programs open links by themselves, and must not use them up. */
export function ConfirmScreen({ token }: { token: string | undefined }) {
  const m = useMessages('authMore')
  const common = useMessages('common')
  const { mutate, isPending, data, error } = useConfirmEmail()
  const isExpired = token === undefined || (error instanceof ApiError && error.status < 500 && error.status > 0)
  return (
    <AuthFrame preview={<PostsPreview />}>
      <Heading title={m.confirmTitle()} subtitle={m.confirmText()} isFresh />
      <div className="mt-28 grid gap-16">
        {data !== undefined && <Notice live="status">{m.emailConfirmed({ email: data.email })}</Notice>}
        {data === undefined && isExpired && <Notice tone="warning">{m.linkExpired()}</Notice>}
        {error !== null && !isExpired && (
          <Notice tone="danger">{failureText(error, common.networkError(), common.networkError())}</Notice>
        )}
        {data === undefined && token !== undefined && !isExpired && (
          <Button size="lg" fullWidth loading={isPending} onClick={() => mutate(token)}>
            {m.confirmEmail()}
          </Button>
        )}
        {(data !== undefined || isExpired) && (
          <Button asChild size="lg" variant="quiet" fullWidth>
            <a href={pageAddress('/')}>{m.toSkein()}</a>
          </Button>
        )}
      </div>
    </AuthFrame>
  )
}
