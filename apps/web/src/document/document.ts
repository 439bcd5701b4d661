import type { Boot } from '@skein/contract'
import type { PackedAnswers } from '@skein/data'
import { directionOf } from '@skein/i18n'
import {
  carriedStyle,
  carriedStylesInline,
  fetchAgainInline,
  layerOrder,
  returningInline,
  themeInline,
  trustedTypesInline,
} from './inline-scripts.ts'

/** What fills the template. Everything is a text that may be put in as it is, except `title`, which is escaped here. */
type Parts = {
  boot: Boot
  /** What was read for the page, for the browser's cache. */
  answers: PackedAnswers | undefined
  /** The addresses that were read for it. */
  reads: readonly string[]
  /** The rendered app. */
  app: string
  /** Links for the page's own chunks. */
  links: string
  /** Links for style sheets beyond the one of every page. */
  sheets: string
  title: string
  description: string
  /** Tags that only the server can know (Open Graph). When they bring a title, the page's own stands back. */
  head: string
  /** The page is the feed, to which a reload comes back. */
  isFeed: boolean
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JSON in the document: no `<` in it, so that it cannot end the element; line separators are harmless in JSON. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** React's HTML with its style attributes under a name that the policy lets pass. A quote in a text or a value is `&quot;` there. */
const withCarriedStyles = (html: string) => html.replaceAll(/ style="([^"]*)"/g, ` ${carriedStyle}="$1"`)

/** The scripts that come before everything else, and the order of the layers. */
const early = `<script>${trustedTypesInline}</script><style>${layerOrder}</style><script>${themeInline}</script><script>${fetchAgainInline}</script>`

/**
 * The template without anybody's page in it: the app asks for the session and draws everything itself. The same for everybody, so that it may be
 * kept in a browser.
 */
export const shellOf = (template: string): string =>
  template
    .replace('<!--early-->', () => early)
    .replace('<!--head-->', '<title>Skein</title>')
    .replaceAll(/<!--(?:links|app|boot)-->/g, '')

/** Puts the parts into the built `index.html`. */
export function fillTemplate(
  template: string,
  { boot, answers, reads, app, links, sheets, title, description, head, isFeed }: Parts,
): string {
  const titleTag = head.includes('<title') ? '' : `<title>${escapeText(title)}</title>`
  const descriptionTag = head.includes('name="description"')
    ? ''
    : `<meta name="description" content="${escapeText(description)}">`
  const content = withCarriedStyles(app)
  const fill: Record<string, string> = {
    '<html lang="en" dir="ltr"': `<html lang="${boot.language}" dir="${directionOf(boot.language)}"`,
    '<!--early-->': [
      early,
      content.includes(carriedStyle) ? `<script>${carriedStylesInline}</script>` : '',
      isFeed ? `<script>${returningInline}</script>` : '',
    ].join(''),
    '<!--links-->': links,
    '</head>': `${sheets}</head>`,
    '<!--head-->': `${titleTag}${descriptionTag}${head}<!--head-->`,
    '<!--app-->': content,
    '<!--boot-->': [
      dataBlock('boot', boot),
      answers === undefined ? '' : dataBlock('answers', answers),
      reads.length === 0 ? '' : dataBlock('reads', reads),
    ].join(''),
  }
  let html = template
  // A function as replacement: `$&` in a member's name must stay what it is.
  for (const [place, text] of Object.entries(fill)) html = html.replace(place, () => text)
  return html
}
