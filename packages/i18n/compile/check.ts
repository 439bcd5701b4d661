/** What can be wrong with catalogues, as sentences; the test demands that there are none. */
import { sourceLanguage, type Catalogues } from './catalogues.ts'
import { compileMessage, type Arguments } from './message.ts'

const describe = (args: Arguments) =>
  [...args]
    .map(([name, type]) => `${name} (${type})`)
    .sort()
    .join(', ') || 'nothing'

function argumentsOf(message: string, language: string): string {
  try {
    return describe(compileMessage(message, language).args)
  } catch (error) {
    return `unreadable: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Plural categories that a language needs for whole numbers (CLDR), such as one and other. */
function neededCategories(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  // Compact millions ("many" in es and fr) concern numbers this interface writes out, so the small ones decide.
  return [...new Set([0, 1, 2, 3, 5, 11, 20, 100].map((count) => rules.select(count)))]
}

/**
 * Compares every language with the source language: missing and superfluous namespaces and keys, differing arguments, empty
 * texts, and plural cases that the language needs but a message lacks.
 * @param languages the languages that must be complete (specification §9).
 */
export function catalogueProblems(catalogues: Catalogues, languages: readonly string[]): string[] {
  const problems: string[] = []
  const source = catalogues[sourceLanguage] ?? {}
  for (const language of languages) {
    const own = catalogues[language] ?? {}
    for (const namespace of Object.keys(own)) {
      if (source[namespace] === undefined) problems.push(`${language}/${namespace} has no English source`)
    }
    for (const [namespace, messages] of Object.entries(source)) {
      const translated = own[namespace] ?? {}
      for (const key of Object.keys(translated)) {
        if (messages[key] === undefined) problems.push(`${language}/${namespace}.${key} has no English source`)
      }
      for (const [key, message] of Object.entries(messages)) {
        const place = `${language}/${namespace}.${key}`
        const translation = translated[key]
        if (translation === undefined) problems.push(`${place} is missing`)
        else if (translation.trim() === '') problems.push(`${place} is empty`)
        else {
          const wanted = argumentsOf(message, sourceLanguage)
          const found = argumentsOf(translation, language)
          if (found !== wanted) problems.push(`${place} takes ${found}; English takes ${wanted}`)
          for (const category of neededCategories(language)) {
            if (
              /\{\s*\w+\s*,\s*plural\s*,/.test(translation) &&
              !new RegExp(`\\b${category}\\s*\\{`).test(translation)
            ) {
              problems.push(`${place} lacks the plural case "${category}"`)
            }
          }
        }
      }
    }
  }
  return problems
}

/**
 * Keys that no source file asks for: none of them holds `.key` or `'key'`, nor puts the key together of a word that is mentioned and an
 * ending, as `${word}Title` does.
 * @param texts the sources of the packages that show messages, without the generated files.
 */
export function unusedKeys(catalogues: Catalogues, texts: readonly string[]): string[] {
  const mentioned = new Set(texts.flatMap((text) => [...text.matchAll(/[.'"](\w+)/g)].map((match) => match[1])))
  const endings = [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\[`\$\{\w+\}(\w+)`\]/g)].map(([, end = '']) => end))),
  ]
  return Object.entries(catalogues[sourceLanguage] ?? {}).flatMap(([namespace, messages]) =>
    Object.keys(messages)
      .filter(
        (key) =>
          !mentioned.has(key) && !endings.some((end) => key.endsWith(end) && mentioned.has(key.slice(0, -end.length))),
      )
      .map((key) => `${namespace}.${key} is not used`),
  )
}
