import type { CheckedPair } from '../create-theme/check-contrast.ts'
import type { MovedRole } from '../create-theme/create-theme.ts'

/** Rounded down, so that no pair looks as if it had what it has not. */
const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** Every pair in a line, and how many do not hold. */
export function pairLines(pairs: readonly CheckedPair[]): readonly string[] {
  const failing = pairs.filter(({ holds }) => !holds).length
  return [
    ...pairs.map(({ set, front, ground, need, ratio, holds }) =>
      [
        holds ? 'holds' : 'FAILS',
        set.padEnd(17),
        `${front} on ${ground}`.padEnd(36),
        figure(ratio).padStart(5),
        `needs ${need}`,
      ].join('  '),
    ),
    '',
    failing === 0 ? `All ${pairs.length} pairs hold.` : `${failing} of ${pairs.length} pairs fail.`,
  ]
}

/** What a theme had to move, in a line each. */
export const movedLines = (moved: readonly MovedRole[]): readonly string[] =>
  moved.map(
    ({ set, role, from, to, lightness }) =>
      `moved  ${set.padEnd(17)}  ${role.padEnd(36)}  ${from} to ${to}, ${lightness < 0 ? 'darker' : 'lighter'} by ${Math.abs(lightness * 100).toFixed(1)} %`,
  )
