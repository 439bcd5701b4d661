import { pageAddress } from '@skein/contract/addresses'
import type { Language, PublicUser } from '@skein/contract'
import { messagesOf } from '@skein/i18n/messages'
import { cleanText } from '../clean-text.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it may stand in HTML, in an attribute as well. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** A picture for the cards that other places make of a page. Sizes in pixels, where they are known. */
export type HeadImage = { address: string; alt?: string; width?: number; height?: number; isLarge?: boolean }

/** What the server knows of a page before any script has run. */
export type Head = {
  /** The page's name, without the product's. */
  title: string
  description: string
  type: 'website' | 'profile' | 'article'
  /** The one address of the page, which others lead to. */
  path: string
  image?: HeadImage | undefined
  /** ISO 8601, of an article. */
  publishedAt?: string
  modifiedAt?: string | undefined
  /** What the page shows is not what the address promises (a visitor is asked to sign in): its own title stays. */
  isElsewhere?: boolean
}

/** The head of a page that must not be found or shown anywhere: its title, which says nothing of what it holds. */
export type NeutralHead = { title: string; isHidden: true }

/** The picture of pages that have none of their own: 1,200 × 630 pixels, in the web build. */
export const defaultImage: HeadImage = { address: '/card.png', width: 1200, height: 630 }

/** Graphemes of a name in a title, and of a bio in a description. */
const maxName = 60
const maxBio = 200

/** The head of a member's page. */
export async function profileHead({ name, username, bio, avatar }: PublicUser, language: Language): Promise<Head> {
  const m = await messagesOf(language, 'profile')
  const named = { name: cleanText(name, maxName), username }
  return {
    title: m.title(named),
    description: cleanText(bio, maxBio) || m.headText(named),
    type: 'profile',
    path: pageAddress('/profile/$username', { username }),
    image: avatar === null ? undefined : { address: avatar },
  }
}

const titleTag = (title: string) => `<title>${escapeHtml(`${title} · Skein`)}</title>`

/**
 * Title, description, Open Graph (ogp.me) and Twitter card tags for the `<head>` of a document.
 * @param origin the product's own, for absolute addresses
 */
export function headTags(head: Head | NeutralHead, origin: string): string {
  if ('isHidden' in head) return `${titleTag(head.title)}<meta name="robots" content="noindex">`
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address)
  const { title, description, image } = head
  const url = absolute(head.path)
  const properties: [string, string | number | undefined][] = [
    ['og:site_name', 'Skein'],
    ['og:type', head.type],
    ['og:title', title],
    ['og:url', url],
    ['og:description', description],
    ['article:published_time', head.publishedAt],
    ['article:modified_time', head.modifiedAt],
    ['og:image', image && absolute(image.address)],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['og:image:alt', image?.alt],
  ]
  const names: [string, string | undefined][] = [
    ['twitter:card', image?.isLarge === true ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image && absolute(image.address)],
    ['twitter:image:alt', image?.alt],
  ]
  const meta = (kind: 'name' | 'property', pairs: [string, string | number | undefined][]) =>
    pairs
      .filter(([, content]) => content !== undefined && content !== '')
      .map(([name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`)
      .join('')
  return [
    head.isElsewhere === true ? '' : titleTag(title) + meta('name', [['description', description]]),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', properties),
    meta('name', names),
  ].join('')
}
