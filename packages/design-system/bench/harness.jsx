/**
 * The page's side of the bench: mounts, updates and unmounts what an adapter draws, and says how long each took. Times
 * are of JavaScript, style and layout together, in ms: from the call until the layout is known.
 */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const cases = { buttons: ['Buttons', 1000], tooltips: ['Tooltips', 500], selects: ['Selects', 200] }

const frames = (count) =>
  new Promise((resolve) => {
    const next = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })

export function bench(adapter) {
  const host = document.querySelector('#root')
  let root

  const draw = (children) => flushSync(() => root.render(<adapter.Shell>{children}</adapter.Shell>))
  const timed = (work) => {
    const started = performance.now()
    work()
    void host.offsetHeight
    return performance.now() - started
  }

  return {
    /** Mounts one case, updates it once where it can, and takes it away. */
    async once(name) {
      const [component, count] = cases[name]
      const Case = adapter[component]
      root = createRoot(host)
      draw(null)
      await frames(2)
      const mount = timed(() => draw(<Case count={count} version={0} />))
      const nodes = document.querySelectorAll('body *').length
      await frames(2)
      const update = timed(() => draw(<Case count={count} version={1} />))
      await frames(2)
      flushSync(() => root.unmount())
      await frames(2)
      return { mount, update, nodes }
    },
    /** What stands on the page while the theme is switched. */
    async stage() {
      root = createRoot(host)
      draw(
        <>
          <adapter.Buttons count={1000} version={0} />
          <adapter.Selects count={200} />
        </>,
      )
      adapter.setTheme('light')
      await frames(4)
    },
    async theme(theme) {
      adapter.setTheme(theme)
      await frames(2)
    },
    async clear() {
      flushSync(() => root.unmount())
      await frames(2)
    },
  }
}
