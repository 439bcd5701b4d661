/**
 * Which files of the client build belong to what, as `build/preloads-plugin.ts` writes it: by screen (`screens/HomePage`) and by
 * messages (`i18n/en/home`). Addresses begin with a slash.
 */
export type Preloads = Record<string, { scripts: string[]; styles: string[] }>

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** `<link>` elements for everything in `names`, each file once, without those that `present` (the template) already names. */
export function preloadLinks(preloads: Preloads, names: readonly string[], present: string): string {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  for (const name of names) {
    for (const style of preloads[name]?.styles ?? []) styles.add(style)
    for (const script of preloads[name]?.scripts ?? []) scripts.add(script)
  }
  const isNew = (file: string) => !present.includes(`"${file}"`)
  return [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="${escapeAttribute(file)}">`),
    ...[...scripts]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="${escapeAttribute(file)}">`),
  ].join('')
}
