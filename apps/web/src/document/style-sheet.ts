/**
 * The style sheet of a first HTML. A browser that has never fetched it gets it in the document: it can paint at once, where a link would be another
 * way to the server and back. Then it fetches the file for the next page (keep-sheet.ts) and says so in a cookie; from there on it is a link.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const linkTag = /<link rel="stylesheet"[^>]* href="([^"]+)">/

/** The sheet that a template links to. */
export type StyleSheet = { tag: string; href: string; name: string; text: string }

/**
 * @param template the built `index.html`
 * @param folder the `file:` address of the folder in which it lies, with a slash at its end
 */
export function sheetOf(template: string, folder: string): StyleSheet | undefined {
  const [tag, href] = linkTag.exec(template) ?? []
  if (tag === undefined || href === undefined) return undefined
  const file = fileURLToPath(new URL(`.${href}`, folder))
  return existsSync(file)
    ? { tag, href, name: href.slice(href.lastIndexOf('/') + 1), text: readFileSync(file, 'utf8') }
    : undefined
}

/**
 * The template for a browser that has not the sheet. The link is disabled, so that nothing is fetched: it says which file is to be fetched for
 * the next page, and to the loader of late parts, which brings the sheets that a part needs, that this one is there. The medium is for Chromium, which looks ahead for links and does not see that one is disabled.
 */
export const withSheetInside = (template: string, { tag, href, text }: StyleSheet): string =>
  template.replace(
    tag,
    () => `<style data-sheet>${text}</style><link rel="stylesheet" href="${href}" media="not all" disabled>`,
  )
