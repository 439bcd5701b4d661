/** What the ranking of 'Discover Posts' weighs (behaviour §2.4): pure numbers, so that the rule can be read and tested by itself. */

/** What is known of a post that may be shown. */
export type Candidate = {
  id: string
  authorId: string
  /** Milliseconds since 1970. */
  createdAt: number
  /** Distinct members other than the author. */
  likes: number
  reposts: number
  reactions: number
  repliers: number
  /** Whether somebody the viewer follows liked or reposted it, or it has a tag the viewer uses. */
  isNear: boolean
}

/** Posts of one author in one ranking, at most. */
const perAuthor = 2
/** So much younger has to be a post with a tenth of the engagement to stand beside another. */
const tenfoldMs = 12 * 60 * 60 * 1000
/** What being near counts, in the same unit: two hours younger. */
const nearMs = 2 * 60 * 60 * 1000

/**
 * How far up a post belongs. The present moment is no part of it: time moves all posts alike, so the order of two of them does not
 * change while somebody reads on, unless their engagement does.
 */
export function scoreOf({ createdAt, likes, reposts, reactions, repliers, isNear }: Candidate): number {
  const engagement = likes + reactions + 2 * reposts + 2 * repliers
  return createdAt + Math.log10(1 + Math.max(0, engagement)) * tenfoldMs + (isNear ? nearMs : 0)
}

/** The candidates' ids, best first, with at most two posts an author. */
export function rank(candidates: Candidate[]): string[] {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate) }))
  scored.sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? 1 : -1))
  const shown = new Map<string, number>()
  return scored.flatMap(({ candidate: { id, authorId } }) => {
    const before = shown.get(authorId) ?? 0
    shown.set(authorId, before + 1)
    return before < perAuthor ? [id] : []
  })
}
