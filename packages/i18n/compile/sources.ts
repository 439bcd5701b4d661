/** Catalogues → the source files below `src/generated`: one module a language and namespace, their types, and their loaders. */
import { sourceLanguage, type Catalogue, type Catalogues } from './catalogues.ts'
import { compileMessage, type Compiled, type Spelling } from './message.ts'

const banner = '// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.\n'
const typeName = (namespace: string) => `${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Messages`

function compileAs(place: string, message: string, language: string, spell?: Spelling): Compiled {
  try {
    return compileMessage(message, language, spell)
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function signature({ args, rich }: Compiled): string {
  const fields = [...args].map(([name, type]) => `${name}: ${type === 'tag' ? '(text: string) => T' : type}`)
  const list = fields.length === 0 ? '' : `args: { ${fields.join('; ')} }`
  return rich ? `<T>(${list}): (string | T)[]` : `(${list}): string`
}

function typesOf(namespace: string, catalogue: Catalogue): string {
  const members = Object.entries(catalogue).map(([key, message]) => {
    const compiled = compileAs(`${sourceLanguage}/${namespace}.${key}`, message, sourceLanguage)
    return `  /** ${message.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n  ${key}${signature(compiled)}\n`
  })
  return `export type ${typeName(namespace)} = {\n${members.join('')}}\n`
}

/** The module of one namespace in one language; `spell` writes its words in another way (pseudo.ts). */
export function moduleOf(language: string, namespace: string, catalogue: Catalogue, spell?: Spelling): string {
  const members = Object.entries(catalogue).map(([key, message]) => {
    const { args, expression } = compileAs(`${language}/${namespace}.${key}`, message, language, spell)
    return `  ${key}: (${args.size === 0 ? '' : 'a'}) => ${expression},\n`
  })
  const body = members.join('')
  const used = ['number', 'ordinal', 'plural'].filter((name) => body.includes(`${name}('${language}'`))
  const runtime = used.length === 0 ? '' : `import { ${used.join(', ')} } from '../../runtime.ts'\n`
  return `${banner}${runtime}import type { ${typeName(namespace)} } from '../types.gen.ts'\n\nconst messages: ${typeName(namespace)} = {\n${body}}\nexport default messages\n`
}

/**
 * The generated files by their path below `src/generated`.
 * @throws when a message cannot be read; missing keys and differing arguments are the check's business (`check.ts`).
 */
export function sourcesOf(catalogues: Catalogues): Map<string, string> {
  const source = catalogues[sourceLanguage] ?? {}
  const namespaces = Object.keys(source).sort()
  const files = new Map<string, string>()

  const map = namespaces.map((namespace) => `  ${namespace}: ${typeName(namespace)}\n`).join('')
  files.set(
    'types.gen.ts',
    `${banner}${namespaces.map((namespace) => typesOf(namespace, source[namespace] ?? {})).join('\n')}
/** Every namespace with the type of its messages. */
export type AllMessages = {\n${map}}

/** How each namespace of one language is fetched. */
export type Loaders = { [Name in keyof AllMessages]: () => Promise<{ default: AllMessages[Name] }> }
`,
  )

  for (const [language, byNamespace] of Object.entries(catalogues)) {
    for (const [namespace, catalogue] of Object.entries(byNamespace)) {
      files.set(`${language}/${namespace}.gen.ts`, moduleOf(language, namespace, catalogue))
    }
  }

  const languages = Object.keys(catalogues).sort()
  for (const language of languages) {
    const lines = namespaces.map((namespace) => `  ${namespace}: () => import('./${language}/${namespace}.gen.ts'),\n`)
    files.set(
      `loaders-${language}.gen.ts`,
      `${banner}import type { Loaders } from './types.gen.ts'

/** One dynamic import a namespace: a page carries only what it asks for. */
export const loaders: Loaders = {\n${lines.join('')}}\n`,
    )
  }
  files.set(
    'loaders.gen.ts',
    `${banner}import type { Language } from '@skein/contract'
import type { Loaders } from './types.gen.ts'

/** The table of each language: no page carries the names of files in languages it does not show. */
export const loadersOf: Record<Language, () => Promise<{ loaders: Loaders }>> = {\n${languages
      .map((language) => `  ${language}: () => import('./loaders-${language}.gen.ts'),\n`)
      .join('')}}\n`,
  )
  return files
}
