/** The rounds on one site: something goes wrong while members live there and one types at a browser; then all of it is looked at. */
import { setTimeout as pause } from 'node:timers/promises'
import { createChance } from '../scale/random.ts'
import { faults, isAhead } from './faults.ts'
import type { FaultName } from './faults.ts'
import { emptyLedger } from './ledger.ts'
import { startLoad } from './load.ts'
import { register } from './member.ts'
import type { Member } from './member.ts'
import { startSite } from './site.ts'
import type { SiteName } from './site.ts'
import { createTable } from './table.ts'
import { countSaid, judge } from './verdict.ts'
import { openWindow } from './window.ts'

type Plan = { site: SiteName; rounds: number; members: number; seed: number; order: readonly FaultName[] }

/** Deeds before a fault, at most, and after it. */
const before = 60
const after = 40

/** How long a browser has for sending what waits in it (ms). */
const patienceMs = 60_000
/** How often it is asked whether enough has happened (ms). */
const askMs = 20

const titles: Record<SiteName, string> = {
  one: 'One server on SQLite',
  three: 'Three servers on PostgreSQL and an S3 store',
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Plays all rounds and prints what was found.
 * @returns whether nothing was
 */
export async function tryOut(plan: Plan, say: (line: string) => void): Promise<boolean> {
  say(`\n${titles[plan.site]}, ${plan.rounds} rounds, seed ${plan.seed}`)
  const chance = createChance(plan.seed)
  const site = await startSite(plan.site)
  const ledger = emptyLedger()
  const complain = (what: string) => void ledger.wrong.push(what)
  const inBrowser = (error: unknown) => complain(`the browser: ${reasonOf(error)}`)

  const members: Member[] = []
  for (let n = 0; n < plan.members; n += 1) members.push(await register(site.origin, `member${n}`, complain))
  // The two who are looked at do what they are told.
  const [author, reader, ...others] = members
  if (author === undefined || reader === undefined) throw new Error('There are two members at least.')
  await reader.client.insist('followUser', { params: { id: author.id } })
  const window = await openWindow(site.origin, reader)

  const said = { count: 0 }
  const load = startLoad(others, { origin: site.origin, members, ledger, chance, serial: () => (said.count += 1) })
  const until = async (count: number) => {
    while (ledger.acknowledged < count) await pause(askMs)
  }
  /** What waited in the browser for its server comes when that is back. */
  const untilSaid = async (content: string) => {
    const since = performance.now()
    while (!(await countSaid(site)).has(content) && performance.now() - since < patienceMs) await pause(10 * askMs)
  }

  const takeBack = async (content: string) => {
    const post = await site.database.kysely
      .selectFrom('posts')
      .select('id')
      .where('content', '=', content)
      .executeTakeFirst()
    if (post === undefined) return
    await reader.client.insist('deletePost', { params: { id: post.id } })
    ledger.published.delete(content)
  }

  const table = createTable()
  const found: string[] = []
  const playRound = async (round: number, fault: FaultName) => {
    ledger.round = round
    const typed = `Typed in round ${round}`
    const news = `News of round ${round}`
    ledger.sent.add(typed).add(news)
    await window.type(typed)
    await until(ledger.acknowledged + Math.ceil(before * chance()))
    const happening = faults[fault].happen({ site, chance })
    const pressing = window.publish(typed).catch((error: unknown) => {
      inBrowser(error)
      return 0
    })
    await happening
    const healed = performance.now()
    await until(ledger.acknowledged + after)
    const presses = await pressing
    if (presses > 0) {
      ledger.published.add(typed)
      await untilSaid(typed)
      // It would stand above all that is new until its hour has come, and nothing would be new for whoever has it.
      if (isAhead(fault)) await takeBack(typed)
    }
    await author.client.insist('createPost', { body: { content: news }, headers: { 'Idempotency-Key': news } })
    await window.hear(news).catch(inBrowser)
    const ms = performance.now() - healed

    await load.hold()
    const { lost, doubled, apart } = await judge(site, ledger, members, (each) => each === round)
    const wrong = ledger.wrong.splice(0)
    load.go()
    table.add(fault, { lost, doubled, apart, wrong, presses, ms })
    for (const line of [...lost, ...doubled, ...apart, ...wrong]) {
      found.push(line)
      say(`  round ${round}, ${fault}: ${line}`)
    }
  }

  for (let round = 1; round <= plan.rounds; round += 1) {
    const fault = plan.order[(round - 1) % plan.order.length]
    if (fault !== undefined) await playRound(round, fault)
  }

  await load.end()
  const last = await judge(site, ledger, members, () => true)
  for (const line of [...last.lost, ...last.doubled, ...last.apart]) {
    found.push(line)
    say(`  in the end: ${line}`)
  }
  for (const line of table.lines()) say(line)
  const letters = ledger.newcomers.map(({ address }) => site.letters.lettersTo(address))
  const withLetter = letters.filter((count) => count > 0).length
  say(`${ledger.acknowledged} deeds acknowledged; ${last.checked} things looked at in the end.`)
  say(`${withLetter} of ${letters.length} newcomers have their letter; the others' wait for their next try.`)
  await window.close()
  await site.close()
  return found.length === 0
}
