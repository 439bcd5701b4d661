/**
 * The order in which a first page asks for things. The server's HTML can be read as soon as the style sheet is there, the scripts only take it
 * over: so the sheet comes first, and scripts do not take its share of a narrow line (`fetchpriority`; without it a phone paints at
 * twice the time).
 */

/** A tag that only asks for a script ahead of time, or loads the entry. */
const scriptTag = /<(?:script type="module"|link rel="modulepreload")(?= )/g
const sheetTag = /[ \t]*<link rel="stylesheet"[^>]*>\n?/

/**
 * @param html the template as the bundler wrote it
 * @param files names of the build's files
 * @returns the template: sheet, text face, scripts
 */
export function firstThings(html: string, files: readonly string[]): string {
  const sheet = sheetTag.exec(html)?.[0]
  const face = files.find((file) => /geist-latin-wght-normal[^/]*\.woff2$/.test(file))
  if (sheet === undefined || face === undefined) throw new Error('The build has no style sheet, or no text face.')
  const faceTag = `    <link rel="preload" as="font" type="font/woff2" crossorigin="" href="/${face}">\n`
  return html
    .replace(sheet, '')
    .replace(scriptTag, '$& fetchpriority="low"')
    .replace(/[ \t]*<!--links-->\n/, (links) => `${sheet}${faceTag}${links}`)
}
