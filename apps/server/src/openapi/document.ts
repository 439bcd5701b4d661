import { errors, routes } from '@skein/contract'
import type { RouteName } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { ErrorBody } from '@skein/contract/schemas'
import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'
import { fileBodies } from './file-bodies.ts'

type Json = Record<string, unknown>
type Spec = {
  access: string
  summary: string
  query?: ZodMiniType
  body?: ZodMiniType
  answer?: ZodMiniType
  created?: true
  stream?: ZodMiniType
}

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 takes. */
function schemaOf(schema: ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}

const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

function parametersOf(path: string, query: ZodMiniType | undefined): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const properties = query === undefined ? {} : asObject(schemaOf(query, 'output').properties)
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
  return [...inPath, ...inQuery]
}

/** What a success carries: JSON, a stream of events each of which is JSON, or either as the client accepts. */
function contentOf(name: RouteName, { answer, stream }: Spec): Json | undefined {
  if (name === 'getOpenApi') return { 'application/json': { schema: { type: 'object' } } }
  if (answer === undefined && stream === undefined) return undefined
  return {
    ...(answer && { 'application/json': { schema: schemaOf(answer, 'output') } }),
    ...(stream && {
      'text/event-stream': {
        schema: {
          type: 'string',
          description: 'Server-sent events; the data of each is JSON as `x-event` says.',
          'x-event': schemaOf(stream, 'output'),
        },
      },
    }),
  }
}

/** The event that a client heard last; browsers send it of themselves when they come back to a stream that has ids. */
const lastEventId = { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } }

function operation(name: RouteName): Json {
  const spec: Spec = calls[name]
  const { path, method } = routes[name]
  const content = contentOf(name, spec)
  const status = content === undefined ? '204' : spec.created ? '201' : '200'
  const file = fileBodies[name]
  const idempotent = spec.created && spec.access === 'member' && !file
  const parameters = [
    ...parametersOf(path, spec.query),
    ...(file?.parameters ?? []),
    ...(idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
      : []),
    ...(name === 'streamEvents' ? [lastEventId] : []),
  ]
  return {
    operationId: name,
    summary: spec.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(spec.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(spec.body, 'input') } } },
    }),
    ...(file && { requestBody: { required: true, content: file.content } }),
    responses: {
      [status]: { description: content === undefined ? 'Done' : 'The answer', ...(content && { content }) },
      default: { $ref: '#/components/responses/Error' },
    },
    ...(spec.access === 'member' && method !== 'GET' && { description: 'Refused when another site sends it.' }),
    security: spec.access === 'member' ? [{ session: [] }] : [{}, { session: [] }],
  }
}

/**
 * This API as OpenAPI 3.1, made from the schemas that validate it.
 * @param served the calls that have a handler; others are not mentioned
 * @param cookieName name of the session cookie
 */
export function openApiDocument(served: RouteName[], cookieName: string): Json {
  const paths: Record<string, Json> = {}
  for (const name of served) {
    const { path, method } = routes[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) }
  }
  const codes = Object.entries(errors).map(([code, { status }]) => `${code} (${status})`)
  return {
    openapi: '3.1.0',
    info: { title: 'Skein', version: '1', description: 'The API of the social network Skein. Sessions are cookies.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      responses: {
        Error: {
          description: `A refusal. Codes: ${codes.join(', ')}.`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  }
}
