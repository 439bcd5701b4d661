/**
 * The pages of the product by their addresses: what stands in a path and in a query, how it is read, and how it is written. A link, a route,
 * a mail and a search result take an address from here, so one that leads nowhere does not compile. Without Zod: links are part of every
 * first load, and an address is never refused; what a page does not know in it is left out.
 */

/** What an entry of a query says, or nothing where it says nothing that is known. */
type Read<Value extends string = string> = (given: unknown) => Value | undefined

/** Words that somebody may have typed. @param max code units that are kept */
const text =
  (max = 200): Read =>
  (given) =>
    typeof given === 'string' ? given.trim().slice(0, max) || undefined : undefined

/** One of a few words. The one that goes without saying is not among them: an address does not name it. */
const oneOf =
  <Word extends string>(...words: readonly Word[]): Read<Word> =>
  (given) =>
    words.find((word) => word === given)

/** The longest address of a web page that is looked at. */
const longestUrl = 2048

/** The address of a page elsewhere on the web, as browsers spell it. */
const webAddress: Read = (given) =>
  typeof given === 'string' && given.length <= longestUrl && /^https?:\/\//i.test(given) && URL.canParse(given)
    ? new URL(given).href
    : undefined

/** A hashtag. Its sign is not part of an address. */
const hashtag: Read = (given) => text()(given)?.replace(/^#/, '')

/** A username in the letters in which it is kept. */
const username: Read = (given) => text()(given)?.toLowerCase()

/** A path with its query of this very site. The origin is any: only what comes after it is used. */
const innerPath: Read = (given) => {
  const here = 'https://skein.invalid'
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, here)) return undefined
  const { origin, pathname, search, hash } = new URL(given, here)
  return origin === here ? `${pathname}${search}${hash}` : undefined
}

/** What may stand in the query of each page. Paths are written as the router's: `$` begins a part that varies. */
export const pages = {
  '/': {},
  '/about': {},
  '/accessibility': {},
  '/ads': {},
  /** `next` is where one goes from there; `view` is a screen other than sign-in; `add` is for members, who add an account. The token of a mail stands behind the `#`. */
  '/auth': { view: oneOf('register', 'add', 'reset', 'confirm', 'key'), next: innerPath },
  '/bookmarks': {
    q: text(),
    kind: oneOf('text', 'photo', 'video', 'poll', 'link'),
    ai: oneOf('only', 'without'),
    order: oneOf('oldest'),
  },
  '/camera': {},
  '/careers': {},
  '/contact': {},
  '/cookies': {},
  '/feeds': {},
  '/feeds/$id': {},
  '/explore': { q: text(), tag: hashtag },
  '/help': {},
  /** `to` is how others write a link that begins a message. */
  '/messages': { with: username, to: username },
  '/moderation': {},
  '/notifications': { tab: oneOf('mentions', 'requests', 'following') },
  '/post/$id': {},
  '/privacy': {},
  '/profile': {},
  '/profile/$username': {},
  /** `url` is the page that is looked at in the browse mode. */
  '/search': { q: text(), tab: oneOf('web', 'ai', 'skein'), url: webAddress },
  '/settings': { tab: oneOf('notifications', 'privacy', 'appearance') },
  /** What somebody wants to post, from another app or a link; `lost` says that not all of it could come along. */
  '/share': { title: text(2000), text: text(16_000), url: text(longestUrl), lost: oneOf('some') },
  '/terms': {},
  /** `v` is the video at which one begins. */
  '/videos': { v: text() },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Read>>>>

export type PagePath = keyof typeof pages

/** Where on `/messages` a new message begins, behind the `#` of its address: the id of the field that finds a person. */
export const newMessageId = 'new-message'

/** The nine information pages (specification §2.1) in the order of the footer; each stands at its name. */
export const informationPages = [
  'terms',
  'privacy',
  'cookies',
  'accessibility',
  'ads',
  'help',
  'about',
  'contact',
  'careers',
] as const

/** The parts of a path that vary. */
type Variable<Path extends string> = Path extends `${string}$${infer Name}` ? Name : never

/** What the query of a page says. Every entry may be absent. */
export type Search<Path extends PagePath> = {
  readonly [Name in keyof (typeof pages)[Path]]?:
    | ((typeof pages)[Path][Name] extends Read<infer Value> ? Value : never)
    | undefined
}

/** What an address is made of: the parts of its path, and of its query. */
export type AddressOf<Path extends PagePath> = { readonly [Name in Variable<Path>]: string } & Search<Path>

/** Reads the query of a page: every entry it knows, `undefined` where there is none or nothing that it understands. */
export function readSearch<Path extends PagePath>(
  path: Path,
): (given: Readonly<Record<string, unknown>>) => Search<Path>
export function readSearch(path: PagePath) {
  const entries = Object.entries<Read>(pages[path])
  return (given: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(entries.map(([name, read]) => [name, read(given[name])]))
}

/**
 * The address of a page inside the product. What is written is what would be read: words are trimmed, a hashtag loses its sign, and what is
 * blank is left out.
 * @param path as the router writes it
 * @param parts the varying part of the path, and what its query says
 * @example pageAddress('/profile/$username', { username: 'noor' }), pageAddress('/search', { q: 'bread' })
 */
export function pageAddress<Path extends PagePath>(
  path: Path,
  ...parts: Variable<Path> extends never ? [parts?: AddressOf<Path>] : [parts: AddressOf<Path>]
): string
export function pageAddress(path: PagePath, parts: Readonly<Record<string, string | undefined>> = {}): string {
  const at = path.replace(/\$(\w+)/, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, read] of Object.entries<Read>(pages[path])) {
    const value = read(parts[name])
    if (value) query.set(name, value)
  }
  return query.size === 0 ? at : `${at}?${query}`
}
