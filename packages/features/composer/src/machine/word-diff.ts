/** What changed between two wordings, word by word, with the longest common run of words kept. */

/** A run of words. Joining what is `same` and `added` gives the new text, `same` and `removed` the old one. */
export type DiffRun = { kind: 'same' | 'added' | 'removed'; text: string }

/** Words and the spaces between them; joined they are the text again. */
const partsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

const isWord = (part: string): boolean => /\S/.test(part)

/** Longest common subsequence by lengths. Texts have 500 characters, so that the table stays small. */
function lengthsOf(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = rows[i]
      const next = rows[i + 1]
      if (row === undefined || next === undefined) continue
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}

/** The runs from `before` to `after`, in reading order; where words were replaced, the old ones stand first. */
export function diffWords(before: string, after: string): DiffRun[] {
  const old = partsOf(before)
  const fresh = partsOf(after)
  const lengths = lengthsOf(old, fresh)
  const runs: DiffRun[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed !== '') runs.push({ kind: 'removed', text: removed })
    if (added !== '') runs.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  let i = 0
  let j = 0
  while (i < old.length || j < fresh.length) {
    const from = old[i]
    const to = fresh[j]
    if (from !== undefined && from === to) {
      // A space alone between two changes belongs to both: "a b" to "c d" is one change, not two.
      const isBridge = !isWord(from) && (removed !== '' || added !== '') && old[i + 1] !== fresh[j + 1]
      if (isBridge) {
        removed += from
        added += to
      } else {
        flush()
        const last = runs.at(-1)
        if (last?.kind === 'same') last.text += from
        else runs.push({ kind: 'same', text: from })
      }
      i += 1
      j += 1
    } else if (to === undefined || (from !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      removed += from ?? ''
      i += 1
    } else {
      added += to
      j += 1
    }
  }
  flush()
  return runs
}

/** How many words were added and removed. */
export function countChanges(runs: readonly DiffRun[]): { added: number; removed: number } {
  const count = (kind: DiffRun['kind']) =>
    runs.filter((run) => run.kind === kind).reduce((sum, { text }) => sum + partsOf(text).filter(isWord).length, 0)
  return { added: count('added'), removed: count('removed') }
}
