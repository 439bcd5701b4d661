/**
 * Import cycles. Files that import each other in a circle can only be read, moved and tested together, also where nothing but types goes
 * round: so `import type` and `import()` count like any other import.
 */
import { dirname, join } from 'node:path/posix'
import type { SourceFile } from './repository.ts'
import { importsOf } from './rules.ts'

type Exported = string | { '@skein/source'?: string }
type Manifest = { name: string; exports?: Record<string, Exported> }

/** Says which file stands behind a name that a package exports, as `@skein/contract/limits`. */
function exportedFiles(manifests: SourceFile[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const { path, text } of manifests) {
    const { name, exports = {} }: Manifest = JSON.parse(text)
    for (const [subpath, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? target : target['@skein/source']
      if (source !== undefined) files.set(join(name, subpath), join(dirname(path), source))
    }
  }
  return files
}

/** Says which file a name means where a package exports whole folders, as `@skein/domain/posts/threads` by `./*`. */
function inExportedFolder(exported: Map<string, string>, specifier: string): string | undefined {
  for (const [name, target] of exported) {
    const start = name.endsWith('/*') ? name.slice(0, -1) : undefined
    if (start !== undefined && specifier.startsWith(start)) return target.replace('*', specifier.slice(start.length))
  }
  return undefined
}

/** A comment may show how something is imported. */
const withoutComments = (text: string) => text.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, '')

/** For every file, the files of ours that it imports. */
function importGraph(files: SourceFile[], manifests: SourceFile[]): Map<string, string[]> {
  const known = new Set(files.map(({ path }) => path))
  const exported = exportedFiles(manifests)
  const targetsOf = ({ path, text }: SourceFile) =>
    importsOf(withoutComments(text)).flatMap((specifier) => {
      if (!specifier.startsWith('.')) return exported.get(specifier) ?? inExportedFolder(exported, specifier) ?? []
      const target = join(dirname(path), specifier)
      // The router's generated tree names files without their ending.
      return ['', '.ts', '.tsx'].map((ending) => target + ending).find((name) => known.has(name)) ?? []
    })
  return new Map(files.map((file) => [file.path, [...new Set(targetsOf(file))].filter((target) => known.has(target))]))
}

/** The sets of files of which each reaches every other one: Tarjan's strongly connected components, without files that do not reach themselves. */
function knots(graph: Map<string, string[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()

  function visit(file: string): number {
    const own = order.size
    order.set(file, own)
    let low = own
    stack.push(file)
    open.add(file)
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.has(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low)
    }
    lowest.set(file, low)
    if (low === own) {
      const members = stack.splice(stack.indexOf(file))
      for (const member of members) open.delete(member)
      if (members.length > 1 || graph.get(file)?.includes(file)) found.push(members)
    }
    return low
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

/** The shortest way from a file of a knot back to it. */
function wayRound(graph: Map<string, string[]>, members: string[], start: string): string[] {
  const inside = new Set(members)
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const file of waiting) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) {
        const way = [start]
        for (let at: string | undefined = file; at !== undefined && at !== start; at = cameFrom.get(at)) way.unshift(at)
        return [start, ...way]
      }
      if (!inside.has(target) || cameFrom.has(target)) continue
      cameFrom.set(target, file)
      waiting.push(target)
    }
  }
  return [start]
}

/** Every knot of files that import each other in a circle, by its shortest cycle: `a.ts → b.ts → a.ts (5 files)`. */
export function importCycles(files: SourceFile[], manifests: SourceFile[]): string[] {
  const graph = importGraph(files, manifests)
  return knots(graph).map((members) => {
    const ways = members.map((member) => wayRound(graph, members, member))
    const [shortest = []] = ways.toSorted((one, other) => one.length - other.length)
    return `${shortest.join(' → ')} (${members.length} ${members.length === 1 ? 'file' : 'files'})`
  })
}
