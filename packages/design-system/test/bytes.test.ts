/** Every subpath has a budget in package.json, keeps it, and has none that has gone slack. */
import { expect, it } from 'vitest'
import { budgets, entries, kinds, measureAll, roomForOne } from '../scripts/bytes.ts'

const names = Object.keys(entries())
const measured = await measureAll()

it('nothing has a budget that is not exported', () => {
  expect(Object.keys(budgets).filter((name) => !names.includes(name))).toEqual([])
})

it.each(names.map((name) => [[budgets[name]?.case, name].filter(Boolean).join(' '), name] as const))(
  '%s costs what its budget says',
  (_, name) => {
    const wrong = kinds.flatMap((kind) => {
      const actual = measured[name]?.[kind] ?? 0
      const budget = budgets[name]?.[kind] ?? 0
      const promised = budgets[name]?.promised?.[kind] ?? Infinity
      const at = `${kind}: ${actual.toFixed(2)} KiB measured, ${budget} in the budget`
      if (actual > 0 && budget === 0) return [`${at}: there is none yet; \`npm run bytes -- --write\` sets it`]
      if (actual > budget) return [`${at}: too much. Find what grew, or raise the budget in a change of its own`]
      if (budget > promised) return [`${at}, but no more than ${promised} was promised`]
      if (budget > actual * 1.2 + 0.3) return [`${at}: slack. \`npm run bytes -- --write\` tightens it`]
      return []
    })
    expect(wrong).toEqual([])
  },
)

it('the whole has room for the primitive that is made next: whoever uses it up makes it anew', () => {
  const left = (kind: keyof typeof roomForOne) =>
    (budgets['whole']?.[kind] ?? 0) - (measured['whole']?.[kind] ?? Infinity)
  expect(left('js')).toBeGreaterThanOrEqual(roomForOne.js)
  expect(left('css')).toBeGreaterThanOrEqual(roomForOne.css)
})
