import { themeColor } from './generated/theme-color.ts'
import { defaultStorageKey, type ThemeOptions } from './theme.store.ts'

/**
 * The source of a classic script for the `<head>`, before any style: it sets `data-theme` and `theme-color` before the
 * first pixel is painted, so that a dark page never flashes white. It decides as `ThemeProvider` does: give both the same options.
 *
 * Under a Content Security Policy give the script element a nonce, or allow the hash of this text; the text depends on
 * nothing but the options.
 *
 * @param options those of the provider, or the storage key alone
 */
export function themeScript(options: ThemeOptions | string = {}): string {
  const {
    storageKey = defaultStorageKey,
    defaultPreference = 'system',
    forcedTheme,
  } = typeof options === 'string' ? { storageKey: options } : options
  // A `<` could end the script element that this text stands in.
  const quote = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
  const isDark = "matchMedia('(prefers-color-scheme: dark)').matches"
  const unknown = defaultPreference === 'system' ? '' : `if(p!=='system')t=${quote(defaultPreference)};`
  const decide = [
    `var p,t=${isDark}?'dark':'light';`,
    `try{p=localStorage.getItem(${quote(storageKey)})}catch(e){}`,
    unknown,
    `if(p==='light'||p==='dark')t=p;`,
  ].join('')
  return [
    '(function(){var d=document,r=d.documentElement;',
    forcedTheme === undefined ? decide : `var t=${quote(forcedTheme)};`,
    `r.dataset.theme=t;`,
    `var m=d.querySelector('meta[name="theme-color"]');`,
    `if(!m){m=d.createElement('meta');m.name='theme-color';d.head.appendChild(m)}`,
    `m.content=t==='dark'?${quote(themeColor.dark)}:${quote(themeColor.light)}})()`,
  ].join('')
}
