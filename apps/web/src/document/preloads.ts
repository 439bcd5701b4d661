/**
 * Which chunks of the client build belong to what, as `build/preloads-plugin.ts` writes it: by screen (`screens/HomePage`) and by
 * messages (`i18n/en/home`). Addresses begin with a slash. The sheet of every page is in the template.
 */
export type Preloads = Record<string, string[]>

/** Style sheets stand after the one of every page: what comes later is drawn over it, as it is where a script brings them. */
type Links = { scripts: string; sheets: string }

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** `<link>` elements for everything in `names`, each file once, without those that `present` (the template) already names. */
export function preloadLinks(preloads: Preloads, names: readonly string[], present: string): Links {
  const files = [...new Set(names.flatMap((name) => preloads[name] ?? []))].filter(
    (file) => !present.includes(`"${file}"`),
  )
  const links = (rel: string, ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => `<link rel="${rel}" crossorigin href="${escapeAttribute(file)}">`)
      .join('')
  return { scripts: links('modulepreload', '.js'), sheets: links('stylesheet', '.css') }
}
