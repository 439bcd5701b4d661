/**
 * Corrects a draft by the findings of the checker (reference: server.md §7): grammar, spelling, punctuation and repetition, nothing of
 * style. What is no English, and what only its writer may change, is left alone.
 */
import { fixedTokensOf, keepsFixedTokens } from '../fixed-tokens.ts'
import { foreignParts } from './english.ts'
import { pickSpelling } from './spelling.ts'

/** A finding: `start` and `end` in code points; `proposals` take its place, `kind` as the checker calls it. */
export type Finding = {
  rule: string
  kind: string
  start: number
  end: number
  proposals: { how: 'replace' | 'remove' | 'insert-after'; text: string }[]
}

/** The checker, once for each of the two ways in which English is spelled. */
export type Checker = {
  findings: (text: string) => Promise<{ american: Finding[]; british: Finding[] }>
  isLikelyEnglish: (text: string) => Promise<boolean>
}

type Change = { start: number; end: number; text: string; rank: number }

/** Rules of other kinds that are corrections all the same, before those of their kinds. */
const namedRules = new Set(['Cant', 'ModalOf', 'PronounContraction', 'OpenCompounds', 'The', 'RegularIrregulars'])
const kinds = new Set(['Grammar', 'Agreement', 'Punctuation'])
const capitals = new Set(['CapitalizePersonalPronouns', 'SentenceCapitalization'])

/** A change is made, and then looked at again: a word put right can begin a sentence. */
const rounds = 3

/** What a finding is good for: lower ranks go first where two want the same place; capitals wait for the word to be right. */
function rankOf({ rule, kind }: Finding, isFirstRound: boolean): number | undefined {
  if (namedRules.has(rule)) return 0
  if (rule === 'SpellCheck') return 1
  if (kinds.has(kind)) return 2
  if (rule === 'RepeatedWords') return 3
  if (capitals.has(rule) && !isFirstRound) return 4
  return undefined
}

/** Whether a place begins a sentence: nothing, a line break, or the end of another sentence stands before it. */
const beginsSentence = (points: string[], start: number) => /(?:^|[.!?…\n]\s*)$/u.test(points.slice(0, start).join(''))

const sameSpan = (a: Finding, b: Finding) => a.start === b.start && a.end === b.end

function changesOf(
  points: string[],
  found: { american: Finding[]; british: Finding[] },
  isFirstRound: boolean,
): Change[] {
  const changes: Change[] = []
  for (const finding of found.american) {
    const rank = rankOf(finding, isFirstRound)
    if (rank === undefined) continue
    const { start, end, proposals } = finding
    const problem = points.slice(start, end).join('')
    const [first] = proposals
    if (finding.rule === 'SpellCheck') {
      // What one of the two spellings knows is right.
      if (!found.british.some((other) => other.rule === 'SpellCheck' && sameSpan(other, finding))) continue
      const texts = proposals.filter(({ how }) => how === 'replace').map(({ text }) => text)
      const text = pickSpelling(problem, texts, beginsSentence(points, start))
      if (text !== undefined) changes.push({ start, end, text, rank })
    } else if (first?.how === 'replace') changes.push({ start, end, text: first.text, rank })
    else if (first?.how === 'remove') changes.push({ start, end, text: '', rank })
    else if (first?.how === 'insert-after') changes.push({ start: end, end, text: first.text, rank })
  }
  return changes.sort((a, b) => a.rank - b.rank || a.start - b.start)
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end

/** Code points: the unit in which the checker counts. */
const pointsOf = (text: string): string[] => Array.from(text)

/** Offsets in code units as offsets in code points. */
function inPoints(text: string, spans: readonly { start: number; end: number }[]) {
  const count = (end: number) => pointsOf(text.slice(0, end)).length
  return spans.map(({ start, end }) => ({ start: count(start), end: count(end) }))
}

/**
 * The text as the checker gets it, of the same length in code points: figures stand in the place of what is fixed, which it would take
 * for words (an unknown one of thirteen letters costs it seconds).
 */
function masked(points: string[], spans: readonly { start: number; end: number }[]): string {
  const shown = [...points]
  for (const { start, end } of spans) shown.fill('0', start, end)
  return shown.join('').replace(/[\p{L}\p{M}]{24,}/gu, (word) => '0'.repeat(pointsOf(word).length))
}

/** The text with spaces where something is fixed, of the same length in code units: code and links say nothing of a language. */
function blanked(text: string, spans: readonly { start: number; end: number }[]): string {
  let shown = text
  for (const { start, end } of spans) shown = shown.slice(0, start) + ' '.repeat(end - start) + shown.slice(end)
  return shown
}

/** One round: every change that touches nothing protected, the first of those that want the same place. */
async function round(text: string, checker: Checker, isFirstRound: boolean): Promise<string> {
  const tokens = fixedTokensOf(text)
  const words = blanked(text, tokens)
  const isEnglish = await checker.isLikelyEnglish(words)
  const foreign = foreignParts(words, () => isEnglish)
  if (foreign.some(({ start, end }) => start === 0 && end === text.length)) return text
  const points = pointsOf(text)
  const fixed = inPoints(text, tokens)
  const closed = [...fixed, ...inPoints(text, foreign)]
  const made: Change[] = []
  for (const change of changesOf(points, await checker.findings(masked(points, fixed)), isFirstRound)) {
    const isTaken = made.some(
      (other) => overlap(change, other) || (change.start === other.start && change.end === other.end),
    )
    if (!isTaken && !closed.some((span) => overlap(change, span))) made.push(change)
  }
  let next = text
  // From the end, so that the offsets before it hold.
  for (const { start, end, text: put } of made.sort((a, b) => b.start - a.start)) {
    const now = pointsOf(next)
    const changed = [...now.slice(0, start), put, ...now.slice(end)].join('')
    // A change beside a handle or a link could grow into it.
    if (keepsFixedTokens(next, changed)) next = changed
  }
  return next
}

/** Corrects a draft; the same text where there is nothing to correct, or nothing that is sure. */
export async function correct(text: string, checker: Checker): Promise<string> {
  let now = text
  for (let count = 0; count < rounds; count += 1) {
    const next = await round(now, checker, count === 0)
    // The first round leaves capitals to the second.
    if (next === now && count > 0) break
    now = next
  }
  return now
}
