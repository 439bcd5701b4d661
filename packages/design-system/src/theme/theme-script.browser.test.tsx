import './styles.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emulateMedia, endEmulation } from '../../test/emulation.ts'
import type { ThemeOptions } from './theme.store.ts'
import { themeScript } from './theme-script.ts'
import { ThemeProvider, useTheme } from './ThemeProvider.tsx'

const { documentElement } = document
const storageKey = 'a theme of a test</script>'
let before: string | undefined

beforeEach(() => {
  before = documentElement.dataset.theme
})

afterEach(async () => {
  localStorage.removeItem(storageKey)
  if (before === undefined) delete documentElement.dataset.theme
  else documentElement.dataset.theme = before
  await endEmulation()
})

const bars = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content

/** What the page is set to before the first paint. */
function byScript(options: ThemeOptions): unknown {
  delete documentElement.dataset.theme
  const script = document.createElement('script')
  script.textContent = themeScript(options)
  document.head.append(script)
  script.remove()
  return [documentElement.dataset.theme, bars()]
}

/** What it is set to once the provider is there. */
function byProvider(options: ThemeOptions): unknown {
  delete documentElement.dataset.theme
  const host = document.createElement('div')
  const root = createRoot(host)
  const Shown = () => useTheme().theme
  flushSync(() =>
    root.render(
      <ThemeProvider {...options}>
        <Shown />
      </ThemeProvider>,
    ),
  )
  expect(host.textContent).toBe(documentElement.dataset.theme)
  const shown = [documentElement.dataset.theme, bars()]
  flushSync(() => root.unmount())
  return shown
}

describe.each(['light', 'dark'] as const)('a device that prefers %s', (device) => {
  beforeEach(async () => {
    await emulateMedia([{ name: 'prefers-color-scheme', value: device }])
  })

  it('the script and the provider decide alike, whatever was chosen and whatever is the default', () => {
    for (const stored of [undefined, 'light', 'dark', 'system', 'nonsense']) {
      for (const defaultPreference of [undefined, 'light', 'dark', 'system'] as const) {
        for (const forcedTheme of [undefined, 'light', 'dark'] as const) {
          localStorage.removeItem(storageKey)
          if (stored !== undefined) localStorage.setItem(storageKey, stored)
          const options = { storageKey, defaultPreference, forcedTheme }
          expect([stored, options, byScript(options)]).toEqual([stored, options, byProvider(options)])
          expect([forcedTheme, undefined]).toContain(forcedTheme && documentElement.dataset.theme)
        }
      }
    }
  })

  it('shows the default where nothing was chosen', () => {
    byScript({ storageKey, defaultPreference: 'dark' })
    expect(documentElement.dataset.theme).toBe('dark')
    byScript({ storageKey })
    expect(documentElement.dataset.theme).toBe(device)
  })
})

it('takes the storage key alone, too', () => {
  expect(themeScript(storageKey)).toBe(themeScript({ storageKey }))
  expect(themeScript(storageKey)).not.toContain('</script')
})
