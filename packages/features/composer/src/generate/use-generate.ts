import { useEffect, useRef, type Dispatch } from 'react'
import { ApiError, generateImage } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { GeneratorEvent, GeneratorState } from './generator.ts'

/**
 * Has the picture made while the machine is generating, and says how it went (specification §8). Stopping, closing and leaving give it
 * up, on the server as well.
 */
export function useGenerate(state: GeneratorState, dispatch: Dispatch<GeneratorEvent>): void {
  const m = useMessages('compose')
  const latest = useRef({ state, m })
  useEffect(() => {
    latest.current = { state, m }
  })
  const run = state.status === 'generating' ? state.run : undefined
  useEffect(() => {
    if (run === undefined) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const { prompt, size, quality } = latest.current.state
      try {
        const image = await generateImage(prompt.trim(), size, quality, controller.signal)
        if (controller.signal.aborted) return
        dispatch({ type: 'answered', run, image })
        const texts = latest.current.m
        toast({ title: texts.imageGenerated(), description: texts.imageReady() })
      } catch (error) {
        if (controller.signal.aborted) return
        dispatch({ type: 'failed', run })
        const texts = latest.current.m
        const code = error instanceof ApiError ? error.code : undefined
        // Where trying again is of no use, it says why.
        const why: Record<string, string> = {
          'quota-reached': texts.quotaReached(),
          'description-refused': texts.descriptionRefused(),
        }
        const description = code === undefined ? undefined : why[code]
        toast({
          title: texts.generateFailed(),
          tone: 'danger',
          ...(description !== undefined && { description }),
        })
      }
    }
    void ask()
    return () => controller.abort()
  }, [run, dispatch])
}
