import { describe, expect, it, vi } from 'vitest'
import { posts } from '@skein/mocks'
import { onComposeRequest, requestCompose, type ComposeRequest } from './compose-port.ts'

const quote: ComposeRequest = { kind: 'quote', post: posts.plain }
const edit: ComposeRequest = { kind: 'edit', post: posts.plain }
const listener = () => vi.fn<(request: ComposeRequest) => void>()

describe('asking for the composer', () => {
  it('reaches whoever listens, once', () => {
    const hear = listener()
    const leave = onComposeRequest(hear)
    requestCompose(quote)
    leave()
    expect(hear.mock.calls).toEqual([[quote]])
  })

  it('waits for the composer while it is on its way, and the newest wish counts', () => {
    requestCompose(quote)
    requestCompose(edit)
    const [hear, late] = [listener(), listener()]
    onComposeRequest(hear)()
    onComposeRequest(late)()
    expect(hear.mock.calls).toEqual([[edit]])
    expect(late).not.toHaveBeenCalled()
  })
})
