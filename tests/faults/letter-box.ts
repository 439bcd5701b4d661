/** A mail server that takes every letter (RFC 5321, as far as one sender needs it). */
import { createServer } from 'node:net'

export type LetterBox = {
  port: number
  /** How many letters came for an address. */
  lettersTo: (address: string) => number
  close: () => Promise<void>
}

/** Starts one. */
export async function startLetterBox(): Promise<LetterBox> {
  const taken = new Map<string, number>()
  const server = createServer((socket) => {
    let to: string[] = []
    let isLetter = false
    let text = ''
    const answer = (line: string) => void socket.write(`${line}\r\n`)
    const hear = (line: string): void => {
      const [command = ''] = line.toUpperCase().split(/[ :]/)
      if (command === 'RCPT') to.push(/<(.+)>/.exec(line)?.[1] ?? '')
      isLetter = command === 'DATA'
      answer({ DATA: '354 go on', QUIT: '221 bye' }[command] ?? '250 ok')
    }
    const take = () => {
      for (const address of to) taken.set(address, (taken.get(address) ?? 0) + 1)
      to = []
      isLetter = false
      answer('250 taken')
    }
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (chunk: string) => {
      text += chunk
      for (;;) {
        const end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const said = text.slice(0, end)
        text = text.slice(end + (isLetter ? 5 : 2))
        if (isLetter) take()
        else hear(said)
      }
    })
    answer('220 ready')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    lettersTo: (to) => taken.get(to) ?? 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
