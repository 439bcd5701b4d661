/** Reading the message files: `messages/<language>/<namespace>.json`, one flat object of ICU messages each. */
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Messages of one namespace in one language, by key. */
export type Catalogue = Record<string, string>

/** All messages: language → namespace → key → ICU message. */
export type Catalogues = Record<string, Record<string, Catalogue>>

/** The language whose messages decide which keys and arguments exist: that of the specification. */
export const sourceLanguage = 'en'

/** Reads one catalogue. @throws when it is not a flat object of texts */
export function readCatalogue(file: string): Catalogue {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof content !== 'object' || content === null) throw new Error(`${file} must hold an object of messages.`)
  return Object.fromEntries(
    Object.entries(content).map(([key, message]) => {
      if (typeof message !== 'string') throw new Error(`${file}: "${key}" must be a text.`)
      return [key, message]
    }),
  )
}

/** Reads every catalogue below `folder`. @throws when a file is not a flat object of texts. */
export function readCatalogues(folder: string): Catalogues {
  return Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name: language }) => [
        language,
        Object.fromEntries(
          readdirSync(join(folder, language))
            .filter((file) => file.endsWith('.json'))
            .map((file) => [basename(file, '.json'), readCatalogue(join(folder, language, file))]),
        ),
      ]),
  )
}
