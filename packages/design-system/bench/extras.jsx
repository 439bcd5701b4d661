/** The page's side of the bench for toasts, emoji pickers and tables. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { pickers } from './adapters/emoji.jsx'
import { tables } from './adapters/tables.jsx'
import { toasters } from './adapters/toasts.jsx'

const host = document.querySelector('#root')
const count = () => document.querySelectorAll('body *').length

/** Resolves after the next frame is painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))

/** Resolves when `ready` says so, asked once a frame; gives up after ten seconds. */
async function until(ready) {
  const limit = performance.now() + 10_000
  while (!ready()) {
    if (performance.now() > limit) throw new Error('The page never became ready')
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** `total` toasts in one go: until the last stands in the laid-out document, and what is left a while after. */
async function toasts(name, total) {
  const { Toaster, fire } = toasters[name]
  const root = createRoot(host)
  flushSync(() => root.render(<Toaster />))
  await painted()
  const before = count()
  const last = `Toast ${total - 1}`
  const arrived = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(last)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const started = performance.now()
  for (let i = 0; i < total; i++) fire(`Toast ${i}`)
  await arrived
  void document.body.offsetHeight
  const time = performance.now() - started
  await new Promise((resolve) => setTimeout(resolve, 600))
  const left = count() - before
  flushSync(() => root.unmount())
  return { time, left }
}

const cells = () => host.querySelectorAll('[role=gridcell], [role=option], [data-emoji]').length

/** A press on a button until the emoji are painted, then a search until its results are. Data is in the cache of the second time. */
async function emoji(name) {
  const Picker = pickers[name]
  const root = createRoot(host)
  const before = count()
  const started = performance.now()
  flushSync(() => root.render(<Picker />))
  await until(() => cells() > 8)
  await painted()
  const open = performance.now() - started
  const nodes = count() - before
  const search = host.querySelector('input')
  const all = cells()
  const asked = performance.now()
  // Past React's own record of the value, or it would see no change.
  Reflect.set(HTMLInputElement.prototype, 'value', 'heart', search)
  search.dispatchEvent(new Event('input', { bubbles: true }))
  await until(() => cells() !== all)
  await painted()
  const filter = performance.now() - asked
  flushSync(() => root.unmount())
  await painted()
  return { open, nodes, filter }
}

const firstRow = () =>
  host.querySelector('[role=row]:not(:has([role=columnheader], th[scope=col])), tbody tr')?.textContent

/** Mounts a table of ten thousand rows, then sorts it by its names, downwards: each until the rows are painted. */
async function table(name) {
  const Table = tables[name]
  const root = createRoot(host)
  await painted()
  const before = count()
  const started = performance.now()
  flushSync(() => root.render(<Table />))
  await until(() => firstRow()?.includes('Member 0'))
  await painted()
  const mount = performance.now() - started
  const nodes = count() - before
  const asked = performance.now()
  flushSync(() => root.render(<Table sort={{ column: 'Name', direction: 'descending' }} />))
  await until(() => !firstRow()?.includes('Member 0'))
  await painted()
  const sort = performance.now() - asked
  flushSync(() => root.unmount())
  await painted()
  return { mount, nodes, sort }
}

window.extras = { toasts, emoji, table }
