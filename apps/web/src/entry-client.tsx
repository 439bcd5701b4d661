import './app.css'
import '@skein/design-system/styles.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { seedSession, unpackAnswers } from '@skein/data'
import { loadMessages, onMissingPart, untilFetched } from '@skein/i18n'
import { App } from './App.tsx'
import { readAnswers, readBoot } from './boot.ts'
import { createContext } from './context.ts'
import { keepSheet } from './document/keep-sheet.ts'
import { followLinks } from './navigation/links.ts'
import { commonNamespaces } from './pages.ts'
import { createAppRouter } from './router.ts'
import { takenOver } from './taken-over.ts'

const context = createContext()

const beganOffline = !navigator.onLine

/** Milliseconds after which what only the next page needs is fetched. */
const rest = 3000

/**
 * Before the server's HTML is taken over nobody can be offered a reload, and an engine that keeps failed modules needs one. Where the page
 * was reloaded already it is no hurry: the server has not what is missing.
 */
function reloadForMissing(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  setTimeout(() => location.reload(), isReload ? 10_000 : 0)
}

/**
 * Ends a piece of work: what was pressed or scrolled meanwhile goes first. A timer and no frame, as a page in the background is drawn never.
 */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Takes over the server's HTML. The session is in it, and what was read for the page: nothing of that has to be asked and nothing flashes. */
async function hydrate(root: HTMLElement, boot: NonNullable<ReturnType<typeof readBoot>>) {
  seedSession(context.client, boot.viewer)
  const answers = readAnswers()
  if (answers !== undefined) unpackAnswers(context.client, answers)
  await pause()
  const router = createAppRouter(context)
  // Says that the server rendered this tree, so that the router draws the same boundaries here.
  router.ssr = { manifest: undefined }
  const taken = onMissingPart(reloadForMissing)
  await pause()
  await Promise.all([router.load(), untilFetched(() => loadMessages(boot.language, commonNamespaces))])
  taken()
  context.isStarting = false
  // In slices: what is pressed or scrolled meanwhile does not wait for the whole page.
  startTransition(() => {
    hydrateRoot(root, <App boot={boot} client={context.client} router={router} />)
  })
  return router
}

/** Gets ready for when there is no network; where its code cannot be fetched, the next page tries again. */
async function workOffline(isFromServer: boolean): Promise<void> {
  const { startOffline } = await import('@skein/data/offline')
  await startOffline(context.client, { beganOffline, isFromServer })
}

async function start() {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no element #root.')
  // To run the modules was work enough for one piece.
  await pause()
  const boot = readBoot()
  const router =
    boot === undefined
      ? await (await import('./start-without-boot.tsx')).startWithoutBoot(root, context)
      : await hydrate(root, boot)
  // A page that is half taken over cannot be left for another one; until then the browser follows links by itself.
  await takenOver
  followLinks(router)
  // Where it fails, the next page comes with its style sheet inside, as this one did.
  setTimeout(() => void keepSheet().catch(() => undefined), rest)
  setTimeout(() => void workOffline(boot !== undefined).catch(() => undefined), rest)
}

void start()
