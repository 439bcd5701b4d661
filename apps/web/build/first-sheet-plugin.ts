import postcss, { type AtRule, type Container, type Root } from 'postcss'
import type { Plugin, Rolldown } from 'vite'

/**
 * What a first page shows: with all that they import, they may use only what is in the first sheet. The rarer parts of cards come with the
 * first card that has one, which is soon: they must not bring the sheet of every screen along.
 */
const firstScreens =
  /apps\/web\/src\/screens\/(?:AuthPage|Frame|HomePage)\.tsx$|packages\/features\/post\/src\/late-parts\.ts$/

/** The files that a first page is made of. */
function firstFiles(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    byFile.get(file)?.imports.forEach(follow)
  }
  for (const { fileName, isEntry, moduleIds } of chunks) {
    if (isEntry || moduleIds.some((id) => firstScreens.test(id))) follow(fileName)
  }
  return found
}

/** Class names of a selector as they are written in a source: `.hover\:underline:hover` is `hover:underline`. */
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-]|\P{ASCII})+)/gu)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))

/** The class that makes a rule one of Tailwind's: the first of its selector. */
const ownClass = (selector: string): string => classesOf(selector)[0] ?? ''

const isUtilities = (rule: AtRule): boolean => rule.name === 'layer' && rule.params === 'utilities'

function utilitiesOf(root: Root): AtRule[] {
  const found: AtRule[] = []
  root.walkAtRules('layer', (rule) => {
    if (isUtilities(rule) && rule.nodes !== undefined) found.push(rule)
  })
  return found
}

/** Takes out the rules of classes that are not `kept`, and what is then empty. */
function keepClasses(layer: Container, kept: (name: string) => boolean): void {
  layer.walkRules((rule) => {
    if (rule.parent?.type === 'rule') return
    const selectors = rule.selectors.filter((selector) => ownClass(selector) === '' || kept(ownClass(selector)))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  layer.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}

/** Leaves out the registrations of variables that nothing in the sheet mentions any more. */
function keepUsedProperties(root: Root): void {
  const text = utilitiesOf(root).join('')
  root.walkAtRules('property', (rule) => {
    if (!text.includes(rule.params)) rule.remove()
  })
  root.walkAtRules('layer', (rule) => {
    if (rule.params !== 'properties') return
    rule.walkDecls(/^--tw-/, (declaration) => {
      if (!text.includes(declaration.prop)) declaration.remove()
    })
  })
}

const bare = (text: string): string => text.replaceAll(/["'`\\]/g, '')

/** Those of `classes` that some code mentions: as a word, or as it stands where it has a quotation mark in it (`after:content-['·']`). */
function mentionedIn(code: string, classes: ReadonlySet<string>): Set<string> {
  const words = new Set(code.split(/[\s"'`]+/))
  const text = bare(code)
  return new Set([...classes].filter((name) => words.has(name) || (/["'`]/.test(name) && text.includes(bare(name)))))
}

/**
 * Gives a first page the utilities that it uses, and no other screen's. The one sheet with the utilities of all sources is cut in two:
 * the first keeps what the files of sign-in and home mention; the late one has all of them, in their order, so that it does not matter
 * which came before, and is loaded with whatever mentions a class that is not in the first. A new screen adds nothing to the first.
 */
export function firstSheet(): Plugin {
  return {
    name: 'skein-first-sheet',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const chunks = files.filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      const sheets = files.filter(
        (file) => file.type === 'asset' && entry?.viteMetadata?.importedCss.has(file.fileName),
      )
      const full = sheets.find((file) => file.type === 'asset' && String(file.source).includes('@layer utilities{'))
      if (entry?.viteMetadata === undefined || full?.type !== 'asset') {
        this.error('The sheet with the utilities is not where it was.')
      }

      const codeOf = ({ moduleIds }: Rolldown.OutputChunk) =>
        moduleIds.map((id) => this.getModuleInfo(id)?.code ?? '').join('\n')
      const isFirst = firstFiles(chunks)

      const root = postcss.parse(String(full.source))
      const all = new Set<string>()
      for (const layer of utilitiesOf(root)) {
        layer.walkRules(({ selectors }) => selectors.forEach((selector) => all.add(ownClass(selector))))
      }
      all.delete('')
      const firstCode = chunks.filter(({ fileName }) => isFirst.has(fileName)).map(codeOf)
      const first = mentionedIn(firstCode.join('\n'), all)
      const lateClasses = new Set([...all].filter((name) => !first.has(name)))

      const late = root.clone()
      late.each((node) => {
        const isKept = node.type === 'atrule' && (isUtilities(node) || /^(?:property|supports)$/.test(node.name))
        if (!isKept && !(node.type === 'atrule' && node.name === 'layer' && node.params === 'properties')) node.remove()
      })
      for (const layer of utilitiesOf(root)) keepClasses(layer, (name) => first.has(name))
      keepUsedProperties(root)

      const emit = (name: string, source: string) => this.getFileName(this.emitFile({ type: 'asset', name, source }))
      const firstFile = emit('first.css', root.toString())
      const lateFile = emit('late.css', late.toString())
      delete bundle[full.fileName]
      for (const chunk of chunks) {
        const styles = chunk.viteMetadata?.importedCss
        if (styles === undefined) continue
        if (styles.delete(full.fileName)) {
          const others = [...styles]
          styles.clear()
          for (const style of [firstFile, ...others]) styles.add(style)
        }
        if (isFirst.has(chunk.fileName)) continue
        if (mentionedIn(codeOf(chunk), lateClasses).size > 0) styles.add(lateFile)
      }
    },
  }
}
