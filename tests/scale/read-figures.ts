import type { Assumptions } from './assumptions.ts'

const given = /^--(\w+)=(\d+(?:\.\d+)?)$/

/** Puts the figures that are given, as `--name=number`, in place of the usual ones. What is no figure of ours is told. */
export function readFigures(
  args: readonly string[],
  usual: Assumptions,
): Assumptions & { members: number | undefined; unknown: string[] } {
  const figures = new Map<string, number>()
  const unknown: string[] = []
  const names = new Set(['members', ...Object.values(usual).flatMap((group) => Object.keys(group))])
  for (const arg of args) {
    const [, name = '', value] = given.exec(arg) ?? []
    if (names.has(name)) figures.set(name, Number(value))
    else unknown.push(arg)
  }
  const among = <Group extends Record<string, number>>(group: Group): Group => {
    const own = Object.keys(group).flatMap((name) => {
      const figure = figures.get(name)
      return figure === undefined ? [] : [[name, figure] as const]
    })
    return { ...group, ...Object.fromEntries(own) }
  }
  return {
    behaviour: among(usual.behaviour),
    needs: among(usual.needs),
    prices: among(usual.prices),
    members: figures.get('members'),
    unknown,
  }
}
