import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyEvent } from '../src/events/apply-event.ts'
import { useTyping, useTypist } from '../src/index.ts'
import { createTypist } from '../src/messages/typist.ts'
import { createQueryClient } from '../src/query-client.ts'
import { idOf, inCache } from './fixtures.tsx'
import { server } from './setup.ts'

const noor = idOf(7)
const kofi = idOf(8)

describe('who is told of', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function listen() {
    const client = createQueryClient()
    const { result } = renderHook(() => [useTyping(noor), useTyping(kofi)], { wrapper: inCache(client) })
    const hear = (typing: boolean) => act(() => applyEvent(client, { type: 'typing', userId: noor, typing }))
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    return { shown: () => result.current, hear, pass }
  }

  test('writes until their sign has run out', async () => {
    const { shown, hear, pass } = listen()
    expect(shown()).toEqual([false, false])
    await hear(true)
    await pass(0)
    expect(shown()).toEqual([true, false])
    await pass(6900)
    expect(shown()).toEqual([true, false])
    await pass(200)
    expect(shown()).toEqual([false, false])
  })

  test('goes on as long as signs come, and ends with the one that says so', async () => {
    const { shown, hear, pass } = listen()
    for (let sign = 0; sign < 5; sign += 1) {
      await hear(true)
      await pass(6000)
      expect(shown()).toEqual([true, false])
    }
    await hear(false)
    await pass(0)
    expect(shown()).toEqual([false, false])
  })
})

describe('who writes', () => {
  function typing() {
    let time = 0
    const told: boolean[] = []
    const typist = createTypist(
      (isTyping) => void told.push(isTyping),
      () => time,
    )
    const after = (ms: number) => void (time += ms)
    return { told, typist, after }
  }

  test('gives a sign at the first key, and one in three seconds while keys are pressed', () => {
    const { told, typist, after } = typing()
    for (let key = 0; key < 60; key += 1) {
      typist.wrote(false)
      after(100)
    }
    expect(told).toEqual([true, true])
    typist.wrote(false)
    expect(told).toEqual([true, true, true])
  })

  test('ends it by an empty field and by sending, and says nothing where there is nothing to end', () => {
    const { told, typist, after } = typing()
    typist.stop()
    typist.wrote(true)
    expect(told).toEqual([])
    typist.wrote(false)
    typist.wrote(true)
    typist.wrote(false)
    typist.stop()
    typist.stop()
    expect(told).toEqual([true, false, true, false])
    typist.wrote(false)
    after(7000)
    typist.stop()
    expect(told).toEqual([true, false, true, false, true])
  })

  test('tells the server in order, goes on after a refusal, and ends with the page of the conversation', async () => {
    const told: unknown[] = []
    server.use(
      http.post('*/api/messages/conversations/:userId/typing', async ({ request, params }) => {
        told.push([params['userId'], await request.json()])
        return told.length === 1
          ? HttpResponse.json({ code: 'too-many-requests', message: 'Too many.' }, { status: 429 })
          : new HttpResponse(null, { status: 204 })
      }),
    )
    const { result, unmount } = renderHook(() => useTypist(noor, true), { wrapper: inCache(createQueryClient()) })
    result.current.wrote(false)
    result.current.stop()
    result.current.wrote(false)
    unmount()
    await waitFor(() => expect(told).toHaveLength(4))
    expect(told).toEqual([true, false, true, false].map((isTyping) => [noor, { typing: isTyping }]))
  })

  test('gives no sign where it is not wanted', async () => {
    const told: unknown[] = []
    server.use(
      http.post('*/api/messages/conversations/:userId/typing', () => {
        told.push('a sign')
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { result, rerender } = renderHook(({ isTold }) => useTypist(noor, isTold), {
      wrapper: inCache(createQueryClient()),
      initialProps: { isTold: false },
    })
    result.current.wrote(false)
    rerender({ isTold: true })
    result.current.wrote(false)
    await waitFor(() => expect(told).toEqual(['a sign']))
  })
})
