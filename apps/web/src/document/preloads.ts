/**
 * Which chunks of the client build belong to what, as `build/preloads-plugin.ts` writes it: by screen (`screens/HomePage`) and by
 * messages (`i18n/en/home`). Addresses begin with a slash. The one style sheet is in the template.
 */
export type Preloads = Record<string, string[]>

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** `<link>` elements for everything in `names`, each file once, without those that `present` (the template) already names. */
export function preloadLinks(preloads: Preloads, names: readonly string[], present: string): string {
  return [...new Set(names.flatMap((name) => preloads[name] ?? []))]
    .filter((file) => !present.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${escapeAttribute(file)}">`)
    .join('')
}
