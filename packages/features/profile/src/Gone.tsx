import { pageAddress } from '@skein/contract/addresses'
import { useOnline } from '@skein/data'
import { Button, EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type GoneProps = { kind: 'unknown'; username: string } | { kind: 'failed'; onRetry: () => void }

/** Where a profile would be: nobody has this name or may be seen by the viewer, or it is not to be had at the moment. */
export function Gone(props: GoneProps) {
  const m = useMessages('profile')
  const common = useMessages('common')
  const isOnline = useOnline()
  if (props.kind === 'failed' && !isOnline)
    return <EmptyState role="alert" mark="error" title={common.notLoadedYet()} />
  if (props.kind === 'failed') {
    return (
      <EmptyState
        role="alert"
        mark="error"
        title={m.failedTitle()}
        description={m.failedText()}
        action={
          <Button size="md" onClick={props.onRetry}>
            {common.retry()}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      mark="person"
      title={m.notFoundTitle()}
      description={m.notFoundText({ username: props.username })}
      action={
        <Button asChild variant="quiet" size="md">
          <a href={pageAddress('/')}>{common.goHome()}</a>
        </Button>
      }
    />
  )
}
