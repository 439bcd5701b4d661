/**
 * One event stream for all tabs of a browser: the tab that holds the lock listens and tells the others. When it closes, the lock goes
 * to the next tab, which listens on. Where there are no locks, each tab listens for itself.
 */
import { routes } from '@skein/contract/routes'
import { tellRefused } from '../client/refusal.ts'

type Listener = {
  /** The data of one event. */
  onData: (data: unknown) => void
  /** Events may have been missed. */
  onGap: () => void
}

/** Milliseconds before a stream that the server ended is opened again; doubled with each failure in a row. */
const pauseMs = { first: 1000, longest: 120_000 }

/** What tabs tell each other. `hello`: a tab that has just joined, and has missed what was said since its page was made. */
type Told = { data: string } | { gap: true }
const hello = 'hello'
const isHello = (value: unknown) => value === hello

/** Whether this is the newest word about what is unread, which holds until the next one. */
const isUnread = (data: string) => data.includes('"type":"unread"')

function isTold(value: unknown): value is Told {
  if (typeof value !== 'object' || value === null) return false
  return ('data' in value && typeof value.data === 'string') || ('gap' in value && value.gap === true)
}

/** Keeps an `EventSource` open. It resumes by itself after a lost connection; one that was refused is opened again here. */
function listen(since: string | undefined, tell: (told: Told) => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  function open(isAgain: boolean) {
    const from = since === undefined || isAgain ? '' : `?since=${encodeURIComponent(since)}`
    source = new EventSource(routes.streamEvents.path + from, { withCredentials: true })
    source.addEventListener('open', () => {
      failures = 0
      // A new source does not know where the old one stopped.
      if (isAgain) tell({ gap: true })
    })
    source.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') tell({ data })
    })
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return
      // It does not say why: nobody may be signed in any more.
      tellRefused()
      const pause = Math.min(pauseMs.longest, pauseMs.first * 2 ** failures)
      failures += 1
      timer = setTimeout(() => open(true), pause * (0.75 + Math.random() / 2))
    })
  }
  open(false)
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/**
 * Joins the browser's stream.
 * @param name one per member, so that tabs of two sessions do not hear each other
 * @param since the id of the event after which to listen
 * @returns how to leave it
 */
export function joinStream(name: string, since: string | undefined, { onData, onGap }: Listener): () => void {
  const hear = (told: Told) => ('data' in told ? onData(told.data) : onGap())
  const locks = 'locks' in navigator ? navigator.locks : undefined
  if (locks === undefined) return listen(since, hear)

  const channel = new BroadcastChannel(name)
  let lastUnread: string | undefined
  channel.addEventListener('message', ({ data }) => {
    if (isTold(data)) hear(data)
    // Only the tab that listens has heard of it.
    else if (isHello(data) && lastUnread !== undefined) say({ data: lastUnread })
  })
  // A channel has no target origin: it never leaves this one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (told: Told | typeof hello) => channel.postMessage(told)
  const leaving = new AbortController()
  const { signal } = leaving
  const tellAll = (told: Told) => {
    if ('data' in told && isUnread(told.data)) lastUnread = told.data
    say(told)
    hear(told)
  }
  /** Listens until this tab leaves; the lock is held as long. */
  const lead = (isHeir: boolean) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) {
        resolve()
        return
      }
      // Between the tab before and this one nobody listened.
      if (isHeir) tellAll({ gap: true })
      const stop = listen(isHeir ? undefined : since, tellAll)
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  const join = async () => {
    const isTaken = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return true
      await lead(false)
      return false
    })
    if (!isTaken || signal.aborted) return
    say(hello)
    // What happened while this page was made was told before it could hear.
    onGap()
    await locks.request(name, { signal }, () => lead(true))
  }
  // Leaving while waiting for the lock rejects; there is nothing else to say about it.
  join().catch(() => undefined)
  return () => {
    leaving.abort()
    channel.close()
  }
}
