/** AI Insights (behaviour §2.2): three lines about a member's own feed, each with the posts it rests on. */
import { dataSharing } from '@skein/contract'
import type { Insights } from '@skein/contract'
import { Insights as Schema } from '@skein/contract/schemas'
import type { Viewer } from '../auth/sessions.ts'
import { cleanText } from '../clean-text.ts'
import { Problem } from '../calls/problem.ts'
import { readSettings } from '../settings/settings-store.ts'
import { createReading } from './chat/reading.ts'
import type { Reads } from './reads.ts'

type Parts = Reads & {
  /** Whether there is an outside provider, which alone can sum up a feed. */
  hasProvider: boolean
}

/** How long a digest holds. */
const keptMs = 60 * 60 * 1000
/** With fewer posts there is nothing to sum up. */
const leastPosts = 3
const mostLines = 3
const longestLine = 140
const longestPost = 400

const none: Insights = { provider: null, lines: [] }

export type InsightReader = {
  /** The digest; without lines where no provider has a key, the member does not want it, or their feed has too little. */
  of: (viewer: Viewer) => Promise<Insights>
}

type Known = ReadonlyMap<string, { id: string; name: string }>

/** Takes the lines out of what a provider wrote: plain text, and none without a post that it rests on. */
export function linesIn(text: string, posts: Known): Insights['lines'] {
  const lines: Insights['lines'] = []
  for (const line of text.split('\n')) {
    const keys = [...line.matchAll(/\[(P\d{1,3})\]/gu)].map(([, key = '']) => key)
    const cited = [...new Map(keys.flatMap((key) => posts.get(key) ?? []).map((post) => [post.id, post])).values()]
    const plain = cleanText(
      line
        .replaceAll(/!?\[[^\]]*\](?:\([^)]*\))?/gu, '')
        .replaceAll(/https?:\/\/\S+/giu, '')
        .replace(/^[\s\-*•\d.)]+/u, ''),
      longestLine,
    )
    if (plain !== '' && cited.length > 0) lines.push({ text: plain, posts: cited.slice(0, 3) })
  }
  return lines.slice(0, mostLines)
}

/** Makes the reader. */
export function createInsights(parts: Parts): InsightReader {
  const { database, now, assistance, hasProvider } = parts
  const { kysely } = database
  const reading = createReading(parts)
  const running = new Map<string, Promise<Insights>>()

  async function kept(viewer: Viewer): Promise<Insights | undefined> {
    const row = await kysely
      .selectFrom('insight_digests')
      .selectAll()
      .where('user_id', '=', viewer.id)
      .executeTakeFirst()
    if (row === undefined || row.created_at < now() - keptMs) return undefined
    const { data } = Schema.safeParse({ provider: row.provider, lines: jsonOf(row.lines) })
    // What was deleted, or is not for this member any more, is not quoted.
    const ids = data?.lines.flatMap(({ posts }) => posts.map(({ id }) => id)) ?? []
    const visible = new Set((await parts.posts.byIds(kysely, viewer, ids)).map(({ id }) => id))
    return data && { ...data, lines: data.lines.filter(({ posts }) => posts.every(({ id }) => visible.has(id))) }
  }

  async function write(viewer: Viewer): Promise<Insights> {
    const feed = await reading.feed(viewer)
    const posts = feed.filter(({ isAiGenerated }) => !isAiGenerated)
    if (posts.length < leastPosts) return none
    const known = new Map(
      posts.map(({ id, author }, index) => [`P${index + 1}`, { id, name: cleanText(author.name, 50) }]),
    )
    const asked = posts.map(({ content, author }, index) => ({
      key: `P${index + 1}`,
      author: cleanText(author.name, 50),
      text: cleanText(content, longestPost),
    }))
    const digest = await assistance.digest(viewer, asked, viewer.user.language ?? 'en')
    if (digest === undefined) return none
    const insights: Insights = { provider: digest.provider, lines: linesIn(digest.text, known) }
    const row = { provider: digest.provider, lines: JSON.stringify(insights.lines), created_at: now() }
    await kysely
      .insertInto('insight_digests')
      .values({ user_id: viewer.id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    return insights
  }

  return {
    async of(viewer) {
      if (!hasProvider) return none
      const { aiInsights, dataSharing: level } = await readSettings(kysely, viewer.id)
      if (!aiInsights || !dataSharing[level].aiContext) return none
      const found = await kept(viewer)
      if (found !== undefined) return found
      const work = running.get(viewer.id) ?? write(viewer).finally(() => running.delete(viewer.id))
      running.set(viewer.id, work)
      try {
        return await work
      } catch (error) {
        // The card has its own words to fall back to: a provider that fails is no failure of the page.
        if (error instanceof Problem) return none
        throw error
      }
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
