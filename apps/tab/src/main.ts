import { chooseLanguage, messagesOf } from '@skein/i18n'
import { createCookieJar, openTabDatabase, openTabHost } from '@skein/tab-host'
import { keepCookies, keepDatabase, keptFiles, readFile, readState } from '@skein/tab-host/browser'
import { startAlone } from '@skein/web/start-alone'
import { fetchAccount, fetchDatabase } from './demo.ts'
import { serveFrom } from './network.ts'
import { onlyTab } from './one-tab.ts'
import { paint } from './paint.ts'

const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))
const language = chooseLanguage(undefined, navigator.languages.join(','))
type Messages = Awaited<ReturnType<typeof messagesOf<'tab'>>>

const minuteMs = 60_000

/** What is said while there is no page yet. */
function say(text: string): void {
  const line = document.createElement('p')
  line.textContent = text
  line.setAttribute('role', 'status')
  line.style.cssText =
    'font: 16px/1.5 system-ui; max-width: 32rem; margin: 20vh auto; padding: 0 1rem; text-align: center'
  root.replaceChildren(line)
}

async function start(m: Messages): Promise<void> {
  say(m.opening())
  await onlyTab(() => say(m.otherTab()))
  say(m.opening())
  const [account, kept] = await Promise.all([fetchAccount(), readState()])
  const database = await openTabDatabase(kept.database ?? (await fetchDatabase()))
  const host = await openTabHost({
    database,
    origin: location.origin,
    readFile,
    files: keptFiles(),
    jar: createCookieJar(kept.cookies, (header) => void keepCookies(header)),
    secretKey: kept.secretKey,
    writer: { paint },
    log: console,
  })
  const keep = keepDatabase(database)
  await serveFrom(host, { keep, noArchive: m.noArchive() })
  setInterval(() => void host.tidy().then((ended) => (ended > 0 ? keep() : undefined)), minuteMs)
  await startAlone(root, account)
}

const m = await messagesOf(language, 'tab')
try {
  await start(m)
} catch (error) {
  console.error(error)
  say(m.failed())
}
