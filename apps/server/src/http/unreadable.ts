import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@skein/contract'
import { Problem } from '@skein/domain/calls/problem'
import { apiHeaders } from './security-headers.ts'

/** What Node itself refuses, before there is a request that a route could answer: its status and its words by the contract. */
const refusals: Record<string, readonly [status: number, code: ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'body-too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed-request'],
}

/** Answers what could not be read as HTTP by JSON of the contract, and ends the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Who has gone hears no answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code] = refusals[error.code ?? ''] ?? ([400, 'malformed-request'] as const)
  const body = JSON.stringify(new Problem(code).body)
  const headers = {
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  socket.destroy(error)
}
