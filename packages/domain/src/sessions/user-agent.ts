/** What a browser says of itself, as far as people recognise it. The first that fits wins: most name others along with themselves. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, kind: Device['kind'], pattern: RegExp][] = [
  ['iPhone', 'phone', /\biPhone\b/],
  ['iPad', 'tablet', /\biPad\b/],
  ['Android', 'phone', /\bAndroid\b.*\bMobile\b/],
  ['Android', 'tablet', /\bAndroid\b/],
  ['Windows', 'desktop', /\bWindows\b/],
  ['ChromeOS', 'desktop', /\bCrOS\b/],
  ['macOS', 'desktop', /\bMac(intosh| OS X)\b/],
  ['Linux', 'desktop', /\bLinux\b/],
]

/** A browser and where it runs, by the names people know; null where the text does not say. */
export type Device = { browser: string | null; system: string | null; kind: 'phone' | 'tablet' | 'desktop' }

/** Reads a `User-Agent` header. It is what the browser says, not what it is: good for recognising, not for deciding. */
export function deviceOf(userAgent: string): Device {
  const [system = null, kind = 'desktop'] = systems.find(([, , pattern]) => pattern.test(userAgent)) ?? []
  const [browser = null] = browsers.find(([, pattern]) => pattern.test(userAgent)) ?? []
  return { browser, system, kind }
}
