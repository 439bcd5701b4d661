import { WebdriverBrowserProvider } from '@vitest/browser-webdriverio'
import { defineBrowserProvider } from '@vitest/browser'
import type { BrowserProviderOption, TestProject } from 'vitest/node'
import { resizePage, startWebKit } from './webkit-driver.ts'
import type { WebKitSession } from './webkit-driver.ts'
import { click, dragAndDrop, hover } from './webkit-places.ts'

/** Vitest's WebdriverIO provider over a WebKit that it would not start itself: it knows Safari's driver alone. */
class WebKitProvider extends WebdriverBrowserProvider {
  #session: WebKitSession | undefined

  constructor(project: TestProject) {
    super(project, {})
    project.browser?.registerCommand('__vitest_click', click)
    project.browser?.registerCommand('__vitest_hover', hover)
    project.browser?.registerCommand('__vitest_dragAndDrop', dragAndDrop)
  }

  override async openBrowser(): Promise<WebdriverIO.Browser> {
    this.#session ??= await startWebKit()
    this.browser = this.#session.browser
    return this.browser
  }

  override async setViewport(size: { width: number; height: number }): Promise<void> {
    if (this.browser) await resizePage(this.browser, size)
  }

  override async close(): Promise<void> {
    await this.#session?.end()
    this.#session = undefined
  }
}

/** Vitest's provider for WebKitGTK. */
export function webkit(): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'webdriverio',
    supportedBrowser: ['webkit'],
    options: {},
    providerFactory: (project) => new WebKitProvider(project),
  })
}
