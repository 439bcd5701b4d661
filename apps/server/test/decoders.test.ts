import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { createDecoders, decoderPermissions } from '../src/media/decoders.ts'
import type { Decoders } from '../src/media/decoders.ts'
import { imageKind } from '../src/media/file-kind.ts'
import { engines } from './support/engines.ts'
import { photo, scene } from './support/pictures.ts'
import { sendForm, uploadPicture } from './support/send-uploads.ts'
import { codeOf, startServer } from './support/test-server.ts'

/** A picture that takes a while: large, and of a kind that is tried in two ways. */
const large = () => scene(5200, 4000).png({ compressionLevel: 1 }).toBuffer()

const open: Decoders[] = []
afterEach(() => {
  for (const decoders of open.splice(0)) decoders.close()
})
const pool = (...options: Parameters<typeof createDecoders>) => {
  const decoders = createDecoders(...options)
  open.push(decoders)
  return decoders
}

describe('the processes that decode pictures', () => {
  test('one that ends in the middle of its work costs that upload its picture, and nobody else anything', async () => {
    const decoders = pool({ width: 1 })
    const server = await startServer(engines[0], { decoders })
    const ada = await server.member()
    const bytes = await large()
    const send = () => sendForm(server, ada, 'image', { image: { bytes, name: 'large.png', type: 'image/png' } })
    for (const signal of ['SIGKILL', 'SIGSEGV'] as const) {
      const sending = send()
      await expect.poll(() => decoders.atWork().length).toBe(1)
      const after = uploadPicture(server, ada, await photo('jpeg', 320, 240))
      for (const child of decoders.atWork()) child.kill(signal)
      const answer = await sending
      expect([answer.status, codeOf(answer)]).toEqual([422, 'media-unreadable'])
      // One that waited for its turn gets a new process.
      expect((await after).width).toBeGreaterThan(0)
      expect((await server.visitor.get('/api/health')).status).toBe(200)
    }
    expect(await server.arriving()).toEqual([])
    await server.close()
  })

  test('each is used again, and one that died at rest is not', async () => {
    const decoders = pool({ width: 1 })
    const small = await photo('jpeg', 320, 240)
    const seen = new Set<number | undefined>()
    const draw = async () => {
      const drawing = decoders.picture(small)
      await expect.poll(() => decoders.atWork().length).toBe(1)
      const [child] = decoders.atWork()
      seen.add(child?.pid)
      expect((await drawing).whole.width).toBeGreaterThan(0)
      return child
    }
    await draw()
    const child = await draw()
    expect(seen.size).toBe(1)
    child?.kill('SIGKILL')
    if (child) await once(child, 'exit')
    await draw()
    expect(seen.size).toBe(2)
  })

  test('a picture that takes too long is given up, and too many that wait are told to come back', async () => {
    const slow = pool({ width: 1, timeMs: 1 })
    await expect(slow.picture(await large())).rejects.toMatchObject({ code: 'media-unreadable' })
    const small = await photo('jpeg', 320, 240)
    const busy = pool({ width: 1, waiting: 1 })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => busy.picture(small)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(outcomes[2]).toMatchObject({ reason: { code: 'unavailable' } })
  })

  test('what a provider painted is brought into size there, and what is no picture is refused', async () => {
    const decoders = pool({ width: 1 })
    const { width, height, bytes } = await decoders.painted(await photo('jpeg', 320, 240), { width: 64, height: 96 })
    expect([width, height, imageKind(bytes)]).toEqual([64, 96, 'jpeg'])
    const nonsense = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')
    await expect(decoders.painted(nonsense, { width: 64, height: 96 })).rejects.toMatchObject({
      code: 'media-unreadable',
    })
  })

  test('they see no settings, read no file of the machine, and start nothing', async () => {
    const tries = `
      const tried = async (name, work) => { try { await work(); return [name, 'done'] } catch (error) { return [name, error.code] } }
      const fs = await import('node:fs')
      const { execFileSync } = await import('node:child_process')
      const { Worker } = await import('node:worker_threads')
      process.stdout.write(JSON.stringify([
        await tried('the program', () => fs.readFileSync(${JSON.stringify(join(import.meta.dirname, '../src/main.ts'))})),
        await tried('a file', () => fs.readFileSync('/etc/hostname')),
        await tried('a folder', () => fs.readdirSync('/')),
        await tried('a write', () => fs.writeFileSync(${JSON.stringify(join(import.meta.dirname, '../src/written.ts'))}, '')),
        await tried('a process', () => execFileSync('/bin/true')),
        await tried('a thread', () => new Worker('', { eval: true })),
        ['settings', Object.keys(process.env).length],
      ]))`
    const child = spawn(process.execPath, [...decoderPermissions, '--input-type=module', '-e', tries], { env: {} })
    const denied = 'ERR_ACCESS_DENIED'
    expect(JSON.parse(await text(child.stdout))).toEqual([
      ['the program', 'done'],
      ['a file', denied],
      ['a folder', denied],
      ['a write', denied],
      ['a process', denied],
      ['a thread', denied],
      ['settings', 0],
    ])
  })
})
