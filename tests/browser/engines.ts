/**
 * The browser engine that a run is for. Every proof runs in the pinned Chromium; `npm run test:engines` runs the library's tests and the
 * flows in the other engines too, from the browsers of the machine, and says which one by `SKEIN_ENGINE`.
 */
import { existsSync } from 'node:fs'

export const engines = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]

/** Where the browser (or its driver) of an engine lies, and how to get it. */
const places = {
  firefox: {
    variable: 'FIREFOX_PATH',
    paths: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    how: 'Install Firefox (Debian: apt-get install firefox-esr), or name its program in FIREFOX_PATH.',
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
    how: 'Install WebKitGTK with its driver (Debian: apt-get install webkit2gtk-driver xvfb), or name WebKitWebDriver in WEBKIT_DRIVER_PATH.',
  },
} as const

/** @throws for a name that is no engine */
export function chosenEngine(named = process.env.SKEIN_ENGINE): Engine {
  if (named === undefined || named === '') return 'chromium'
  const engine = engines.find((name) => name === named)
  if (engine === undefined) throw new Error(`SKEIN_ENGINE is ${named}; it can be ${engines.join(', ')}.`)
  return engine
}

/**
 * The program of an engine other than the pinned one.
 * @throws when it is not on this machine; the message says how to get it
 */
export function findEngine(engine: Exclude<Engine, 'chromium'>): string {
  const { variable, paths, how } = places[engine]
  const named = process.env[variable]
  const found = named === undefined ? paths.find((path) => existsSync(path)) : named
  if (found === undefined || !existsSync(found)) throw new Error(`There is no ${engine} here. ${how}`)
  return found
}
