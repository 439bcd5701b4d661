import type { WebAnswer, WebSource } from './web-source.ts'

/** How long an answer of a provider is good, and how many are kept: the same question within minutes costs nothing again. */
const keptMs = 10 * 60_000
const most = 200

/** Finished answers of providers, by what was asked. Who asked is no part of it: a provider is told the query and nothing else. */
export function createAnswerMemory(now: () => number) {
  const kept = new Map<string, { answer: WebAnswer; until: number }>()
  const keyOf = (name: WebSource['name'], query: string) => `${name} ${query.normalize('NFC').toLowerCase()}`
  return {
    get(name: WebSource['name'], query: string): WebAnswer | undefined {
      const known = kept.get(keyOf(name, query))
      return known !== undefined && known.until > now() ? known.answer : undefined
    },
    keep(name: WebSource['name'], query: string, answer: WebAnswer): void {
      const key = keyOf(name, query)
      kept.delete(key)
      kept.set(key, { answer, until: now() + keptMs })
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
    },
  }
}
