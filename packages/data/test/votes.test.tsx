import { act, renderHook, waitFor } from '@testing-library/react'
import type { Poll } from '@skein/contract'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { peekPost, putPosts } from '../src/posts/post.queries.ts'
import { useVote } from '../src/posts/use-vote.ts'
import { createQueryClient } from '../src/query-client.ts'
import { idOf, inCache, postOf } from './fixtures.tsx'
import { server } from './setup.ts'

const pollOf = (yes: number, no: number): Poll => ({
  question: 'Bread?',
  options: [
    { id: 'yes', text: 'Yes', votes: yes },
    { id: 'no', text: 'No', votes: no },
  ],
  duration: 60,
  endsAt: '2026-11-21T11:00:00.000Z',
  totalVotes: yes + no,
})

function voting(number: number) {
  const client = createQueryClient()
  putPosts(client, [postOf(number, { pollData: pollOf(3, 1) })])
  const { result } = renderHook(() => useVote(idOf(number)), { wrapper: inCache(client) })
  return { client, result, post: () => peekPost(client, idOf(number)) }
}

test('P 2.3 a vote shows at once, and the tallies are the server\u2019s in the end', async () => {
  server.use(http.post('*/api/posts/:id/vote', () => HttpResponse.json(pollOf(5, 2))))
  const { result, post } = voting(1)
  let done: Promise<void> | undefined
  act(() => void (done = result.current.vote('yes')))
  expect(post()).toMatchObject({ pollData: pollOf(4, 1), viewer: { vote: 'yes' } })
  await act(() => done ?? Promise.reject(new Error('Nothing was sent.')))
  expect(post()).toMatchObject({ pollData: pollOf(5, 2), viewer: { vote: 'yes' } })
})

test('two presses are one vote, and a vote given is not given again', async () => {
  let asked = 0
  server.use(
    http.post('*/api/posts/:id/vote', () => {
      asked += 1
      return HttpResponse.json(pollOf(4, 1))
    }),
  )
  const { result } = voting(2)
  await act(async () => {
    await Promise.all([result.current.vote('yes'), result.current.vote('no')])
  })
  await act(() => result.current.vote('no'))
  expect(asked).toBe(1)
})

test('a lost vote is taken back and rejects; counts that changed meanwhile stay', async () => {
  server.use(http.post('*/api/posts/:id/vote', () => HttpResponse.error()))
  const { client, result, post } = voting(3)
  let done: Promise<void> | undefined
  act(() => void (done = result.current.vote('yes')))
  putPosts(client, [postOf(3, { pollData: pollOf(8, 6), viewer: { ...postOf(3).viewer, vote: 'yes' }, likes: 70 })])
  await act(async () => {
    await expect(done).rejects.toMatchObject({ status: 0 })
  })
  expect(post()).toMatchObject({ pollData: pollOf(7, 6), viewer: { vote: null }, likes: 70 })
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 0 }))
})

test('who voted elsewhere already sees that vote', async () => {
  server.use(
    http.post('*/api/posts/:id/vote', () =>
      HttpResponse.json({ code: 'already-voted', message: 'Already.' }, { status: 409 }),
    ),
    http.get('*/api/posts/:id', () =>
      HttpResponse.json(postOf(4, { pollData: pollOf(3, 2), viewer: { ...postOf(4).viewer, vote: 'no' } })),
    ),
  )
  const { result, post } = voting(4)
  await act(async () => {
    await expect(result.current.vote('yes')).rejects.toMatchObject({ code: 'already-voted' })
  })
  await waitFor(() => expect(post()).toMatchObject({ pollData: pollOf(3, 2), viewer: { vote: 'no' } }))
})
