/**
 * The style sheet of a first HTML. A browser that has never fetched it gets the rules that this HTML draws in the document, so that it can paint at
 * once, where a link would be another way to the server and back; the whole sheet is linked to at the end, and holds the scripts back until it is
 * there. Then the browser says so in a cookie (keep-sheet.ts); from there on the link is in the head and nothing else is sent. The rules stand in the
 * document in the order of the sheet, and the sheet comes after them: what it holds is what counts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A piece of the sheet, as `build/sheet-rules.ts` writes it: what is always sent; a rule with the classes that each of its selectors
 * needs; what holds others (`@layer`, `@media`).
 */
export type SheetNode = string | { needs: string[][]; text: string } | { open: string; inside: SheetNode[] }

/** The sheet that a template links to. */
export type StyleSheet = { tag: string; name: string; rules: readonly SheetNode[] }

const linkTag = /<link rel="stylesheet"[^>]* href="([^"]+)">/
const classAttribute = / class="([^"]*)"/g
const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/**
 * @param template the built `index.html`
 * @param rulesFile the sheet's rules; without them it is a link for everybody
 */
export function sheetOf(template: string, rulesFile: URL): StyleSheet | undefined {
  const [tag, href] = linkTag.exec(template) ?? []
  if (tag === undefined || href === undefined || !existsSync(rulesFile)) return undefined
  return {
    tag,
    name: href.slice(href.lastIndexOf('/') + 1),
    rules: JSON.parse(readFileSync(fileURLToPath(rulesFile), 'utf8')),
  }
}

/** The classes of all elements of an HTML that React wrote. */
function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, value = ''] of html.matchAll(classAttribute)) {
    const names = value.replaceAll(/&([a-z\d#]+);/g, (entity, name: string) => entities[name] ?? entity)
    for (const name of names.split(' ')) classes.add(name)
  }
  return classes
}

function textOf(nodes: readonly SheetNode[], classes: ReadonlySet<string>): string {
  let text = ''
  for (const node of nodes) {
    if (typeof node === 'string') text += node
    else if ('needs' in node) {
      if (node.needs.some((names) => names.every((name) => classes.has(name)))) text += node.text
    } else {
      const inside = textOf(node.inside, classes)
      if (inside !== '') text += `${node.open}{${inside}}`
    }
  }
  return text
}

/** The rules of a sheet that an HTML draws, in their order. */
export const rulesFor = ({ rules }: Pick<StyleSheet, 'rules'>, html: string): string => textOf(rules, classesIn(html))

/** A document for a browser that has not the sheet: the rules in its head, where the sheet is asked for, and the link at its end. */
export const withRulesInside = (document: string, { tag }: StyleSheet, rules: string): string =>
  document
    .replace(tag, () => `<style>${rules}</style>${tag.replace('rel="stylesheet"', 'rel="preload" as="style"')}`)
    .replace('</body>', () => `${tag}</body>`)
