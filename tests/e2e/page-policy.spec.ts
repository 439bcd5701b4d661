import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('the product can be installed: its manifest, every icon and every address in it are there', async ({ page }) => {
  await page.goto('/auth')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest: {
    display: string
    icons: { src: string; purpose?: string }[]
    shortcuts: { url: string }[]
    share_target: object
  } = await answer.json()
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'POST', enctype: 'multipart/form-data' })
  for (const address of [...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)])
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 200])
})

test('a string in a page becomes neither HTML nor a script, but for the addresses of the build', async ({
  page,
  misbehaviour,
  expectFailedRequest,
}) => {
  expectFailedRequest(/requires 'Trusted(HTML|ScriptURL|Script)'|Trusted Type/)
  await page.goto('/auth')
  const tried = await page.evaluate(() => {
    const outcome = (work: () => unknown): string => {
      try {
        work()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    const scriptFrom = (address: string) => () => {
      document.createElement('script').src = address
    }
    return {
      html: outcome(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
      text: outcome(() => (document.createElement('script').text = 'alert(1)')),
      media: outcome(scriptFrom('/media/0123456789abcdef.webp')),
      call: outcome(scriptFrom('/api/health')),
      foreign: outcome(scriptFrom('https://elsewhere.example/assets/a.js')),
      data: outcome(scriptFrom('data:text/javascript,alert(1)')),
      build: outcome(scriptFrom('/assets/a.js')),
      worker: outcome(scriptFrom(`${location.origin}/service-worker.js`)),
    }
  })
  expect(tried).toEqual({
    html: 'refused',
    text: 'refused',
    media: 'refused',
    call: 'refused',
    foreign: 'refused',
    data: 'refused',
    build: 'done',
    worker: 'done',
  })
  // What starts a script by an address that is a string, and is meant to.
  const started = await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.register('/service-worker.js')
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
    const { data } = await new Promise<MessageEvent>((resolve, reject) => {
      worker.addEventListener('message', resolve)
      worker.addEventListener('error', reject)
    })
    return [(active ?? waiting ?? installing) !== null, data]
  })
  expect(started).toEqual([true, 1])
  // That they were refused is reported like every breach of the policy.
  await expect.poll(() => misbehaviour.violations.length).toBe(6)
  misbehaviour.violations.length = 0
})
