/**
 * `components.css`: `styles.css` for a page that is somebody else's. What is said there to bare elements (`html`, `body`, every `button`) is
 * said here inside our components alone; the rest is the same text.
 */

const start = '@layer ds.reset{'
const inside = ':where([data-component],[data-component] *)'
/** The outermost of our elements: what is inherited begins there, and goes through all that is inside. */
const outermost = ':where([data-component]:not([data-component] *))'
/** What a page would have given by inheritance. The colour of the page and its margin are the page's own. */
const inherited =
  /^(font-family|font-size|font-weight|font-synthesis|line-height|color|text-rendering|-webkit-font-smoothing)$/

/** The place after the bracket that closes the one at `open`. */
function end(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  throw new Error('A bracket of the style sheet is never closed')
}

function* rulesOf(css: string): Generator<readonly [selector: string, body: string]> {
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at)
    if (open < 0) return
    const close = end(css, open)
    yield [css.slice(at, open).trim(), css.slice(open + 1, close - 1)]
    at = close
  }
}

function scoped(css: string): string {
  return [...rulesOf(css)]
    .map(([selector, body]) => {
      if (selector.startsWith('@')) return `${selector}{${scoped(body)}}`
      if (selector === ':where(html)' || selector === ':where(body)') {
        const kept = body.split(';').filter((line) => inherited.test(line.slice(0, line.indexOf(':')).trim()))
        return `${outermost}{${kept.join(';')}}`
      }
      if (selector.startsWith(':where(')) return `${inside}${selector}{${body}}`
      if (selector === '::selection') return `${inside}${selector}{${body}}`
      throw new Error(`components.css: ${selector} is no rule for bare elements that it knows`)
    })
    .join('')
}

/**
 * The text of `components.css`.
 * @param styles that of `styles.css`
 * @throws when there is not exactly one block of rules for bare elements, or one that is not understood
 */
export function componentsSheet(styles: string): string {
  const [before = '', ...others] = styles.split(start)
  if (others.length !== 1) throw new Error('styles.css has not one block of rules for bare elements')
  const open = before.length + start.length - 1
  const close = end(styles, open)
  return `${before}${start}${scoped(styles.slice(open + 1, close - 1))}}${styles.slice(close)}`
}
