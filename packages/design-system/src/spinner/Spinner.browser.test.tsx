import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, expect, it } from 'vitest'
import '../theme/styles.ts'
import { Spinner } from './index.ts'

let root: Root | undefined
afterEach(() => root?.unmount())

function shown(delay: number): () => string {
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  flushSync(() => root?.render(<Spinner delay={delay} label="Loading posts" />))
  return () => getComputedStyle(host.querySelector('[data-component=Spinner]') ?? host).opacity
}

it('stays out of sight for its delay', () => expect(shown(60_000)()).toBe('0'))

it('shows after it', async () => {
  const opacity = shown(20)
  expect(opacity()).toBe('0')
  await expect.poll(opacity).toBe('1')
})
