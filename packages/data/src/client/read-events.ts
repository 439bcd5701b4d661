/** The data of server-sent events (HTML standard §9.2), one text an event, of an answer that is read as it comes. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- pieces come one after another
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      const blocks = rest.replaceAll('\r\n', '\n').split('\n\n')
      rest = done ? '' : (blocks.pop() ?? '')
      for (const block of blocks) {
        const data = block
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice('data:'.length).trimStart())
        if (data.length > 0) yield data.join('\n')
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
