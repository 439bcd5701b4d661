/** Set-up file of the story runs with pictures: after each story, the page has to look as its stored picture. */
import { afterEach, inject } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    theme: 'light' | 'dark'
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    compareWithBaseline: (theme: string, story: string) => Promise<string | undefined>
  }
}

const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

afterEach(async ({ task }) => {
  const story: unknown = Reflect.get(task.meta, 'storyId')
  if (typeof story !== 'string' || task.result?.state === 'fail') return
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await twoFrames()
  const wrong = await commands.compareWithBaseline(inject('theme'), story)
  if (wrong !== undefined) throw new Error(wrong)
})
