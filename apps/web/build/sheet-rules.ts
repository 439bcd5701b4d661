import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import type { ChildNode, Container, Rule } from 'postcss'
import type { SheetNode } from '../src/document/style-sheet.ts'

/** What a selector says of other elements or of what an element is not: `:has(.x)`, `:not(.x)`, one bracket within another at most. */
const inBrackets = /:[\w-]+\((?:[^()]|\([^()]*\))*\)/g
const className = /\.((?:\\.|[\w-])+)/g
const escaped = /\\(?:([\da-f]{1,6}) ?|(.))/gi

/** The classes without which a selector matches nothing. What stands in brackets is passed over, so that it names too few, never too many. */
const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(inBrackets, '').matchAll(className)].map(([, name = '']) =>
    name.replaceAll(escaped, (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  )

const nodeOf = (node: ChildNode): SheetNode => {
  const text = node.toString()
  if (node.type === 'rule') {
    const needs = (node as Rule).selectors.map(classesOf)
    return needs.some((names) => names.length === 0) ? text : { needs, text }
  }
  const hasRules = node.type === 'atrule' && ['layer', 'media', 'supports', 'container'].includes(node.name)
  return hasRules && node.nodes !== undefined
    ? { open: `@${node.name} ${node.params}`, inside: nodesOf(node) }
    : `${text}${node.type === 'atrule' && node.nodes === undefined ? ';' : ''}`
}

/** Rules and what holds rules, in their order; what is always sent stays a text. */
function nodesOf({ nodes }: Container): SheetNode[] {
  return nodes?.map(nodeOf) ?? []
}

/** Writes `.vite/sheet.json`: the one style sheet as a tree of which the server sends with a first HTML what that HTML draws. */
export function writeSheetRules(dist: string): void {
  const [file, ...others] = globSync('client/assets/*.css', { cwd: dist })
  if (file === undefined || others.length > 0) throw new Error('The build has not one style sheet.')
  const sheet = parse(readFileSync(join(dist, file), 'utf8'))
  writeFileSync(join(dist, 'client/.vite/sheet.json'), JSON.stringify(nodesOf(sheet)))
}
