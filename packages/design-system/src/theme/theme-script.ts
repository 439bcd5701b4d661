import { themeColor } from './generated/theme-color.ts'
import { defaultStorageKey } from './theme.store.ts'

/**
 * The source of a classic script for the `<head>`, before any style: it sets `data-theme` and `theme-color` before the
 * first pixel is painted, so that a dark page never flashes white. It decides as `ThemeProvider` does.
 *
 * Under a Content Security Policy give the script element a nonce, or allow the hash of this text; the text depends on
 * nothing but the key.
 */
export function themeScript(storageKey: string = defaultStorageKey): string {
  // A `<` could end the script element that this text stands in.
  const quote = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
  return [
    '(function(){var p,d=document,r=d.documentElement;',
    `try{p=localStorage.getItem(${quote(storageKey)})}catch(e){}`,
    `var t=p==='light'||p==='dark'?p:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';`,
    `r.dataset.theme=t;`,
    `var m=d.querySelector('meta[name="theme-color"]');`,
    `if(!m){m=d.createElement('meta');m.name='theme-color';d.head.appendChild(m)}`,
    `m.content=t==='dark'?${quote(themeColor.dark)}:${quote(themeColor.light)}})()`,
  ].join('')
}
