/** What a browser gives its tabs, as far as the event stream needs it: sources that the test speaks through, and locks. */
import { vi } from 'vitest'

/** An `EventSource` that says what the test says. */
export class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.opened.push(this)
  }
  static get listening(): FakeSource[] {
    return FakeSource.opened.filter(({ readyState }) => readyState !== FakeSource.CLOSED)
  }
  accept(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(event: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: typeof event === 'string' ? event : JSON.stringify(event) }))
  }
  /** The server refused, for good as far as the browser is concerned. */
  refuse(): void {
    this.readyState = FakeSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
  close(): void {
    this.readyState = FakeSource.CLOSED
  }
}

type Grant = (lock: object | null) => Promise<unknown>
type Options = { ifAvailable?: boolean; signal?: AbortSignal }

/** Exclusive locks by name, first come first served, as the Web Locks API has them. */
function createLocks() {
  const held = new Set<string>()
  const waiting: { name: string; start: () => void }[] = []
  async function hold(name: string, grant: Grant): Promise<unknown> {
    held.add(name)
    try {
      return await grant({ name })
    } finally {
      held.delete(name)
      const next = waiting.findIndex((entry) => entry.name === name)
      if (next !== -1) waiting.splice(next, 1)[0]?.start()
    }
  }
  return {
    request(name: string, { ifAvailable = false, signal }: Options, grant: Grant): Promise<unknown> {
      if (!held.has(name)) return hold(name, grant)
      if (ifAvailable) return grant(null)
      return new Promise((resolve, reject) => {
        const entry = { name, start: () => void hold(name, grant).then(resolve, reject) }
        waiting.push(entry)
        signal?.addEventListener('abort', () => {
          const place = waiting.indexOf(entry)
          if (place !== -1) waiting.splice(place, 1)
          reject(new DOMException('Aborted', 'AbortError'))
        })
      })
    },
  }
}

/** A browser with these means; without `locks` each of its tabs is alone. */
export function openBrowser({ locks = true } = {}): void {
  FakeSource.opened = []
  vi.stubGlobal('EventSource', FakeSource)
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks ? createLocks() : undefined })
  if (!locks) Reflect.deleteProperty(navigator, 'locks')
}
