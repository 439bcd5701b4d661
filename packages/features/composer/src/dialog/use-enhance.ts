import { useEffect, useRef, type Dispatch } from 'react'
import { countGraphemes, limits } from '@skein/contract'
import { ApiError, enhanceText } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { ComposerState } from '../machine/composer.ts'
import type { ComposerEvent } from '../machine/events.ts'

/** Asks the assistant for a better wording while the machine is enhancing, and says how it went (specification §8). */
export function useEnhance(state: ComposerState, dispatch: Dispatch<ComposerEvent>): void {
  const m = useMessages('compose')
  const isEnhancing = state.status === 'enhancing'
  const text = useRef(state.post.text)
  const messages = useRef(m)
  useEffect(() => {
    text.current = state.post.text
    messages.current = m
  })
  useEffect(() => {
    if (!isEnhancing) return undefined
    const controller = new AbortController()
    const ask = async () => {
      try {
        const enhanced = (await enhanceText(text.current.trim(), controller.signal)).trim()
        if (controller.signal.aborted) return
        // What cannot be posted is no improvement.
        if (enhanced === '' || countGraphemes(enhanced) > limits.post.max) throw new Error('Nothing to post came back.')
        dispatch({ type: 'enhance-answered', text: enhanced })
        const isSame = enhanced === text.current.trim()
        toast({ title: isSame ? messages.current.nothingToEnhance() : messages.current.contentEnhanced() })
      } catch (error) {
        if (controller.signal.aborted) return
        dispatch({ type: 'enhance-failed' })
        const texts = messages.current
        // Where trying again is of no use, it says why.
        const isQuota = error instanceof ApiError && error.code === 'quota-reached'
        const description = isQuota ? texts.quotaReached() : texts.enhanceFailedText()
        toast({ title: texts.enhanceFailedTitle(), description, tone: 'danger' })
      }
    }
    void ask()
    return () => controller.abort()
  }, [isEnhancing, dispatch])
}
