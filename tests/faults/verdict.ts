/** Holds a site against the ledger: what was acknowledged is there, at every server, and nothing is there twice. */
import { sql } from 'kysely'
import { findDrift } from '../../apps/server/src/admin/find-drift.ts'
import type { Client } from './client.ts'
import type { Ledger } from './ledger.ts'
import type { Member } from './member.ts'
import type { Site } from './site.ts'

export type Verdict = { lost: string[]; doubled: string[]; apart: string[]; checked: number }

/** Requests that are asked at once. */
const atOnce = 8

async function inTurns<T>(items: readonly T[], look: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await look(item)
    }),
  )
}

type Look = { ledger: Ledger; byName: Map<string, Member>; origin: string; lost: string[] }

/** What one server says of the deeds of some rounds. @returns how many were looked at */
async function askServer({ ledger, byName, origin, lost }: Look, isMeant: (round: number) => boolean): Promise<number> {
  const as = (username: string): Client => {
    const member = byName.get(username)
    if (member === undefined) throw new Error(`Nobody is called ${username}.`)
    return member.client.at(origin)
  }
  const looks: (() => Promise<void>)[] = []
  const claim = (holds: boolean, what: string) => void (holds || lost.push(`${origin}: ${what}`))

  for (const [id, post] of ledger.posts) {
    if (!isMeant(post.round)) continue
    looks.push(async () => {
      const { status, answer } = await as(post.author).ask('getPost', { params: { id } })
      if (post.isDeleted) claim(status === 410, `post ${id} was deleted, and was answered ${status}`)
      else
        claim(answer?.content === post.content, `post ${id} is “${answer?.content}” (${status}), not “${post.content}”`)
      if (post.picture === undefined || post.isDeleted) return
      const picture = await fetch(origin + post.picture, { headers: { cookie: as(post.author).cookie() } })
      claim(picture.ok, `picture ${post.picture} was answered ${picture.status}`)
      await picture.arrayBuffer()
    })
  }
  for (const { member, post, mark, stands, round } of ledger.marks.values()) {
    if (!isMeant(round) || ledger.posts.get(post)?.isDeleted) continue
    looks.push(async () => {
      const { answer } = await as(member).ask('getPost', { params: { id: post } })
      claim(answer?.viewer[mark] === stands, `${post} ${mark} by ${member}: ${answer?.viewer[mark]}, not ${stands}`)
    })
  }
  for (const { member, post, option, round } of ledger.votes.values()) {
    if (!isMeant(round)) continue
    looks.push(async () => {
      const { answer } = await as(member).ask('getPost', { params: { id: post } })
      claim(answer?.viewer.vote === option, `vote of ${member} in ${post}: ${answer?.viewer.vote}, not ${option}`)
    })
  }
  for (const { member, whom, stands, round } of ledger.follows.values()) {
    if (!isMeant(round)) continue
    looks.push(async () => {
      const { answer } = await as(member).ask('getUserByUsername', { params: { username: whom } })
      claim((answer?.viewer.follow === 'following') === stands, `${member} follows ${whom}: ${answer?.viewer.follow}`)
    })
  }
  for (const [messageId, { from, to, content, round }] of ledger.messages) {
    if (!isMeant(round)) continue
    looks.push(async () => {
      const userId = byName.get(from)?.id ?? ''
      const { answer } = await as(to).ask('getMessage', { params: { userId, messageId } })
      claim(answer?.content === content, `message ${messageId} is “${answer?.content}”, not “${content}”`)
    })
  }
  await inTurns(looks, (look) => look())
  return looks.length
}

/** How often everything that was said stands. */
export async function countSaid({ database }: Site): Promise<Map<string, number>> {
  const { rows } = await sql<{ content: string; n: number }>`
    select content, cast(count(*) as integer) as n from (
      select content from posts where deleted_at is null and repost_of_id is null
      union all select content from messages where content is not null
    ) said group by content`.execute(database.kysely)
  return new Map(rows.map(({ content, n }) => [content, n]))
}

/** @param isMeant the rounds whose deeds are looked at; what is double or apart is looked for in everything */
export async function judge(
  site: Site,
  ledger: Ledger,
  members: readonly Member[],
  isMeant: (round: number) => boolean,
): Promise<Verdict> {
  const lost: string[] = []
  const byName = new Map(members.map((member) => [member.username, member]))
  let checked = 0
  for (const origin of site.servers.running().values())
    checked += await askServer({ ledger, byName, origin, lost }, isMeant)
  const said = await countSaid(site)
  for (const content of ledger.published) if (!said.has(content)) lost.push(`“${content}” is nowhere`)
  const drift = await findDrift(site.database, 10)
  return {
    lost,
    doubled: [...said]
      .filter(([content, times]) => times > 1 || !ledger.sent.has(content))
      .map(
        ([content, times]) =>
          `“${content}” stands ${times} times${ledger.sent.has(content) ? '' : ', and nobody sent it'}`,
      ),
    apart: drift.map(({ what, id }) => `${what}: ${id}`),
    checked,
  }
}
