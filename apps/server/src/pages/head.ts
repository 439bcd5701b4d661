import type { PublicUser } from '@skein/contract'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it may stand in HTML, in an attribute as well. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** What the server knows of a page before any script has run. */
export type Head = {
  title: string
  description: string
  type: 'website' | 'profile'
  path: string
  image?: string | null
}

/** The head of a member's page. */
export const profileHead = (user: PublicUser): Head => ({
  title: `${user.name} (@${user.username})`,
  description: user.bio,
  type: 'profile',
  path: `/profile/${user.username}`,
  image: user.avatar,
})

/**
 * Title, description and Open Graph tags (ogp.me) for the `<head>` of a document.
 * @param origin the product's own, for absolute addresses
 */
export function headTags(head: Head, origin: string): string {
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address)
  const tags: [string, string][] = [
    ['og:site_name', 'Skein'],
    ['og:type', head.type],
    ['og:title', head.title],
    ['og:url', absolute(head.path)],
  ]
  if (head.description !== '') tags.push(['og:description', head.description])
  if (head.image) tags.push(['og:image', absolute(head.image)])
  const title = `<title>${escapeHtml(`${head.title} · Skein`)}</title>`
  const description =
    head.description === '' ? '' : `<meta name="description" content="${escapeHtml(head.description)}">`
  return (
    title +
    description +
    tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`).join('')
  )
}
