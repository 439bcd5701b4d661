import { Validator } from '@seriousme/openapi-schema-validator'
import { routes } from '@skein/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

type Operation = {
  operationId: string
  security: unknown[]
  parameters?: { name: string; in: string; schema: Record<string, unknown> }[]
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } }
  responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>
}

let server: TestServer
let document: { openapi: string; paths: Record<string, Record<string, Operation>> }
beforeAll(async () => {
  const [engine] = engines
  if (!engine) throw new Error('no engine')
  server = await startServer(engine)
  document = JSON.parse((await server.visitor.get('/api/openapi.json')).text)
})
afterAll(() => server.close())

test('the document is valid OpenAPI 3.1', async () => {
  expect(document.openapi).toBe('3.1.0')
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('it lists what is served, each under its own name', async () => {
  const names = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  // What is still to come, named one by one, so that a call that is lost on the way, or served too early, is noticed.
  const planned = Object.keys(routes).filter((name) => !names.includes(name))
  expect(planned).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { operationId }] of Object.entries(operations)) {
      const route = Object.entries(routes).find(([name]) => name === operationId)?.[1]
      expect({ method: method.toUpperCase(), path }).toEqual(route)
      const url = path.replace(/\{\w+\}/g, '019a0000-0000-7000-8000-000000000000')
      const answer = await server.visitor.get(method === 'get' ? url : '/api/health')
      expect([200, 401, 404, 422]).toContain(answer.status)
      expect(answer.text).not.toContain('"not-found"')
    }
  }
})

test('it tells the limits of the contract', () => {
  const list = document.paths['/api/posts']?.get
  const limit = list?.parameters?.find(({ name }) => name === 'limit')
  expect(limit).toMatchObject({ in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 } })
  const create = document.paths['/api/posts']?.post
  expect(create?.requestBody?.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['content'],
  })
  expect(create?.parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key'])
  expect(Object.keys(create?.responses ?? {})).toEqual(['201', 'default'])
  expect(create?.security).toEqual([{ session: [] }])
})

test('streams are described as what they answer', () => {
  const typesOf = (path: string, method: string, status: string) =>
    Object.keys(document.paths[path]?.[method]?.responses[status]?.content ?? {})
  const events = document.paths['/api/events']?.get
  expect(Object.keys(events?.responses ?? {})).toEqual(['200', 'default'])
  expect(typesOf('/api/events', 'get', '200')).toEqual(['text/event-stream'])
  expect(events?.parameters?.map(({ name, in: place }) => [name, place])).toEqual([
    ['since', 'query'],
    ['Last-Event-ID', 'header'],
  ])
  expect(JSON.stringify(events?.responses['200'])).toContain('"session-ended"')
  // With `Accept: text/event-stream` in pieces, else at once.
  expect(typesOf('/api/chat/messages', 'post', '201')).toEqual(['application/json', 'text/event-stream'])
  expect(typesOf('/api/search/blended', 'post', '200')).toEqual(['application/json', 'text/event-stream'])
  expect(typesOf('/api/openapi.json', 'get', '200')).toEqual(['application/json'])
})

test('files are described as what they are sent as', () => {
  const bodies = ['/api/upload/image', '/api/upload/video'].map((path) =>
    Object.keys(document.paths[path]?.post?.requestBody?.content ?? {}),
  )
  expect(bodies).toEqual([['multipart/form-data'], ['multipart/form-data']])
  const append = document.paths['/api/uploads/{id}']?.patch
  expect(Object.keys(append?.requestBody?.content ?? {})).toEqual(['application/offset+octet-stream'])
  expect(append?.parameters?.map(({ name }) => name)).toEqual(['id', 'Upload-Offset'])
})
