/**
 * `npm run faults`: sixty members use a site while one thing after the other goes wrong with it, at moments that chance decides. After each
 * fault every server is asked for what it acknowledged, and the database for what stands twice or does not add up; a page that was open in
 * a browser all the time must still have what was typed, and hear of what is new.
 *
 *     npm run faults                                ten rounds on each site
 *     npm run faults -- --rounds=200 --site=three
 *     npm run faults -- --only='kill -9' --seed=7
 */
import { parseArgs } from 'node:util'
import { ensureWebBuild } from '../../scripts/web-build.mjs'
import { faultsOf } from './faults.ts'
import { siteNames } from './site.ts'
import { tryOut } from './try-out.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    site: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    members: { type: 'string', default: '60' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)

await ensureWebBuild()
const outcomes: boolean[] = []
for (const site of siteNames.filter((name) => values.site === undefined || values.site === name)) {
  const order = faultsOf(site).filter((name) => values.only === undefined || values.only === name)
  if (order.length === 0) continue
  const [rounds, seed, members] = [Number(values.rounds), Number(values.seed), Number(values.members)]
  outcomes.push(await tryOut({ site, rounds, seed, members, order }, say))
}
if (outcomes.length === 0)
  say(`There is no such fault or site. Sites: ${siteNames.join(', ')}. Faults: ${faultsOf('three').join('; ')}.`)
const isGood = outcomes.length > 0 && outcomes.every(Boolean)
say(isGood ? '\nNothing was lost, doubled or apart.' : '\nSomething is wrong; see above.')
process.exitCode = isGood ? 0 : 1
