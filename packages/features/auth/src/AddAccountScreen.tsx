import { pageAddress } from '@skein/contract/addresses'
import { useViewer } from '@skein/data'
import { ArrowLeftIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Heading } from './AuthParts.tsx'
import { SignInScreen, type SignInScreenProps } from './SignInScreen.tsx'

/** Sign-in for who is signed in already: says that they stay it, and leads back. A visitor signs in as anywhere. */
export function AddAccountScreen(props: SignInScreenProps) {
  const m = useMessages('accounts')
  const username = useViewer()?.username
  if (username === undefined) return <SignInScreen {...props} />
  return (
    <SignInScreen
      {...props}
      heading={
        <>
          <a
            href={pageAddress('/')}
            className="mb-16 flex min-h-24 w-fit items-center gap-8 text-label text-text-muted hover:text-text pointer-coarse:min-h-44"
          >
            <ArrowLeftIcon size={18} className="rtl:-scale-x-100" />
            {m.back({ username })}
          </a>
          <Heading title={m.addTitle()} subtitle={m.addSubtitle({ username })} isFresh={props.isFresh ?? false} />
        </>
      }
    />
  )
}
