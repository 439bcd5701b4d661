/** Security headers as constant objects: no header is computed at a request. */

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), geolocation=(), display-capture=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const

/**
 * For every answer where the product is reached by https: browsers then never try without, not even once. Other names of the same domain
 * are not ours to decide for.
 */
export const transportHeaders = (publicUrl: string | undefined): Record<string, string> =>
  publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000' } : {}

/** For JSON: nothing in it may be loaded or framed, and nothing of it is kept by a cache. */
export const apiHeaders = {
  ...always,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const

/** For files of members: opened by themselves they are nothing but themselves. */
export const mediaHeaders = {
  ...always,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
} as const

/** For files of the web build. No policy: a worker's script would run under it, see `passphraseWorkerHeaders`. */
export const assetHeaders = always

/**
 * For the worker that turns a passphrase into a key: it runs WebAssembly, which pages may not, and reaches nothing, so that the passphrase
 * goes nowhere from there.
 */
export const passphraseWorkerHeaders = {
  ...always,
  'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'",
} as const

/** For the service worker, which stands between pages and the server: it asks this server and nobody else, and loads no further code. */
export const serviceWorkerHeaders = {
  ...always,
  'content-security-policy': "default-src 'none'; connect-src 'self'",
} as const

/** Where browsers report what a page did against its policy. */
export const policyReportPath = '/policy-reports'

export type InlineHashes = { scripts: string[]; styles: string[] }

function policy({ scripts, styles }: InlineHashes, frames: string): string {
  const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    // No string becomes a script or HTML but by the policy that the document makes first.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src ${sources(styles)}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src ${frames}`,
    // The old way and the new: browsers know one of them.
    `report-uri ${policyReportPath}`,
    'report-to policy',
  ].join('; ')
}

/**
 * Headers of HTML pages. Only the search page may embed other sites (§2.12 browse mode).
 * @param hashes of the fixed inline scripts and styles, as `sha256-…`
 * @param framed hosts that may be framed without encryption: those that tests may fetch
 */
export function pageHeaders(hashes: InlineHashes, framed: readonly string[] = []) {
  const headers = (frames: string) => ({
    ...always,
    'content-security-policy': policy(hashes, frames),
    'reporting-endpoints': `policy="${policyReportPath}"`,
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  })
  return { page: headers("'none'"), search: headers(['https:', ...framed.map((host) => `http://${host}`)].join(' ')) }
}
