import { useEffect, type Dispatch } from 'react'
import { limits } from '@skein/contract'
import { previewLink } from '@skein/data'
import type { PreviewPart } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'

/**
 * Asks for the preview of the first address a second after typing stops (specification §4, §9). An answer that is no longer waited for is
 * given up; a failure is silent (§8).
 */
export function useLinkPreview(text: string, preview: PreviewPart, dispatch: Dispatch<ComposerEvent>): void {
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'typing-rested' }), limits.linkPreview.debounceMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the text begins the second anew
  }, [text, dispatch])

  const url = preview.status === 'loading' ? preview.url : undefined
  useEffect(() => {
    if (url === undefined) return undefined
    const controller = new AbortController()
    const ask = async () => {
      try {
        const found = await previewLink(url, controller.signal)
        if (!controller.signal.aborted) dispatch({ type: 'preview-answered', url, preview: found })
      } catch {
        // Given up: nobody waits for it any more.
      }
    }
    void ask()
    return () => controller.abort()
  }, [url, dispatch])
}
