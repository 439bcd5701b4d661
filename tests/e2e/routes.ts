/** The addresses of the product's pages, as the specification lists them (§2), and what came after it. */
export const memberRoutes = [
  '/',
  '/explore',
  '/videos',
  '/camera',
  '/notifications',
  '/messages',
  '/bookmarks',
  '/feeds',
  '/profile',
  '/settings',
]

/** Those that visitors may read too. */
export const publicRoutes = [
  '/profile/noor',
  '/search',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/ads',
  '/help',
  '/about',
  '/contact',
  '/careers',
]
