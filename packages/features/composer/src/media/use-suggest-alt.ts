import { useEffect, useRef, type Dispatch } from 'react'
import { ApiError, suggestAltText } from '@skein/data'
import { useMessages } from '@skein/i18n'
import type { MediaItem } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'

/**
 * Has an alt text suggested while the machine asks for one, and says aloud what came. Cancelling, writing, cutting and leaving give it up,
 * on the server as well.
 * @param position of the picture, from 1
 */
export function useSuggestAlt(
  { id, upload, altHelp }: MediaItem,
  position: number,
  dispatch: Dispatch<ComposerEvent>,
  say: (text: string) => void,
): void {
  const m = useMessages('compose')
  const latest = useRef({ m, position, say })
  useEffect(() => {
    latest.current = { m, position, say }
  })
  const url = altHelp.status === 'asking' && upload.status === 'uploaded' ? upload.url : undefined
  useEffect(() => {
    if (url === undefined) return undefined
    const controller = new AbortController()
    const ask = async () => {
      try {
        const alt = await suggestAltText(url, controller.signal)
        if (controller.signal.aborted) return
        dispatch({ type: 'alt-suggested', id, url, alt })
        const { m: texts, position: place, say: tell } = latest.current
        tell(texts.altSuggested({ position: place, alt }))
      } catch (error) {
        if (controller.signal.aborted) return
        dispatch({ type: 'alt-failed', id, url, isQuota: error instanceof ApiError && error.code === 'quota-reached' })
      }
    }
    void ask()
    return () => controller.abort()
  }, [id, url, dispatch])
}
