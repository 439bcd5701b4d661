import type { Engine } from '../../browser/engines.ts'
import type { EngineBrowser } from './engine-page.ts'

/** @throws when the engine is not on this machine; the message says how to get it */
export async function openBrowser(engine: Engine): Promise<EngineBrowser> {
  if (engine === 'webkit') return (await import('./webkit-browser.ts')).openWebKit()
  return (await import('./playwright-browser.ts')).openPlaywrightBrowser(engine)
}
