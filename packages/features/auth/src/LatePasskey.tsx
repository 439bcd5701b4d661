import { Suspense, useEffect, useState, type ComponentType } from 'react'

type PasskeyButtonProps = { onSignedIn: () => void }

/** The button for passkeys, in browsers that know them, once the form stands: the first load does without its code. */
export function LatePasskey({ onSignedIn }: PasskeyButtonProps) {
  const [Button, setButton] = useState<ComponentType<PasskeyButtonProps>>()
  const [isComing, setComing] = useState(true)
  useEffect(() => {
    let isGone = false
    const show = async () => {
      if (typeof PublicKeyCredential !== 'function') throw new Error('This browser knows no passkeys.')
      const { PasskeyButton } = await import('./OtherWays.tsx')
      if (!isGone) setButton(() => PasskeyButton)
    }
    // Without passkeys, or without the code, there are the other ways in.
    show().catch(() => setComing(false))
    return () => {
      isGone = true
    }
  }, [])
  if (!isComing) return null
  return (
    // Its place is kept, so that nothing moves when it comes. It waits for its words by itself: the form stays as it is.
    <div className="mt-12 min-h-48">
      <Suspense>{Button && <Button onSignedIn={onSignedIn} />}</Suspense>
    </div>
  )
}
