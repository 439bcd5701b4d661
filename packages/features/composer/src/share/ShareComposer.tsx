import { useEffect, useEffectEvent, useRef } from 'react'
import type { SharedWords } from '@skein/contract/share'
import { dropShared, readShared, useViewer } from '@skein/data'
import { WritePost } from '@skein/feature-post'
import { useComposerDialog } from '../use-composer-dialog.tsx'
import { sharedText } from './shared-text.ts'

type ShareComposerProps = {
  /** What the address itself says. */
  words: SharedWords
  /** Not all that was shared could come along. */
  isPart: boolean
  /** The composer closed: what it was opened for is posted, kept as a draft, or thrown away. */
  onClose: () => void
}

const subject = { kind: 'post' } as const

/** The composer, open with what another app or a link has handed over: what the address says, or else what was kept of it. */
export function ShareComposer({ words, isPart, onClose }: ShareComposerProps) {
  const viewer = useViewer()
  const { dialog, open } = useComposerDialog()

  const show = async () => {
    const said = sharedText(words)
    const kept = said === '' && viewer !== null ? await readShared(viewer.id) : undefined
    const text = kept === undefined ? said : sharedText(kept.words)
    await open(() => {
      // From here on it is in the composer, which keeps it.
      if (kept !== undefined) void dropShared()
      return { subject, wishes: [{ kind: 'shared', text, files: kept?.files ?? [], isPart }], onClose }
    })
  }

  const hasBegun = useRef(false)
  const begin = useEffectEvent(show)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void begin()
  }, [])

  return (
    <div className="flex justify-center p-24">
      <WritePost onWrite={() => void show()} />
      {dialog}
    </div>
  )
}
