import { ProviderFailed } from '@skein/domain/assistant/provider'
import type { Provider } from '@skein/domain/assistant/provider'
import { createWorkQueue } from '../uploads/work-queue.ts'
import { createGrammar } from './grammar/grammar-process.ts'

/** Pictures that are painted at the same time: each takes a core and 30 MB. */
const paintedAtOnce = 2

/**
 * What works without a key: drafts are corrected by harper.js, pictures are drawn from the words of their description. It is never called
 * anything but local. Both are loaded when they are first asked for.
 */
export function createLocalProvider(): Provider {
  const grammar = createGrammar()
  const easel = createWorkQueue(paintedAtOnce)
  return {
    name: 'local',
    async rewrite(draft, signal) {
      try {
        return { text: await grammar.correct(draft, signal), cost: { model: 'harper' } }
      } catch {
        signal.throwIfAborted()
        throw new ProviderFailed('unusable-answer')
      }
    },
    async paint(asked, signal) {
      const { paint } = await import('./paint.ts')
      const bytes = await easel(() => {
        signal.throwIfAborted()
        return paint(asked)
      })
      return { bytes, cost: { model: 'drawing' } }
    },
    close: () => grammar.close(),
  }
}
