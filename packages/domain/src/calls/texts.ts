import { Problem } from './problem.ts'

/**
 * Refuses texts that no database keeps as they are: a null byte (PostgreSQL refuses it, SQLite cuts there) and half of a surrogate
 * pair (no UTF-8 exists for it). Walks without recursion, because a body may be nested a hundred thousand deep.
 * @throws Problem `invalid-input`
 */
export function refuseBrokenTexts(value: unknown): void {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const current = waiting.pop()
    if (typeof current === 'string') {
      if (current.includes('\0') || !current.isWellFormed()) throw new Problem('invalid-input')
    } else if (typeof current === 'object' && current !== null) {
      for (const [key, inner] of Object.entries(current)) waiting.push(key, inner)
    }
  }
}
