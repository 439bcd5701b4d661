/** Answers of the API as HTTP, checked against the contract before they leave: a mock cannot drift from what the server promises. */
import { errors } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import type { Call, ErrorCode, FieldErrors, RouteName } from '@skein/contract'
import { HttpResponse } from 'msw'
import { recordFault } from './traffic.ts'

/** The part of a call's specification that an answer is made with. */
type AnswerSpec = { summary: string; answer?: { parse(data: unknown): unknown }; created?: true }

/** A refusal: a code of the catalogue, and its message unless another is given. `retryAfter` is in seconds. */
export class Refusal {
  readonly code: ErrorCode
  readonly message: string
  readonly fields: FieldErrors | undefined
  readonly retryAfter: number | undefined
  constructor(
    code: ErrorCode,
    { message, fields, retryAfter }: { message?: string; fields?: FieldErrors | undefined; retryAfter?: number } = {},
  ) {
    this.code = code
    this.message = message ?? errors[code].message
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** The response of a call that succeeds: 200, 201 where it creates, 204 where it has no body. */
export function responseOf<Name extends RouteName>(name: Name, body: Call<Name>['answer']): Response {
  const spec: AnswerSpec = calls[name]
  if (!spec.answer) return new HttpResponse(null, { status: 204 })
  try {
    const checked = spec.answer.parse(body)
    return new HttpResponse(JSON.stringify(checked), {
      status: spec.created ? 201 : 200,
      headers: { 'Content-Type': 'application/json' },
    })
  } catch (error) {
    recordFault(`The mocked answer of ${name} does not keep the contract: ${String(error)}`)
    return refusalOf(new Refusal('internal'))
  }
}

/** The response of a refusal. */
export function refusalOf({ code, message, fields, retryAfter }: Refusal): Response {
  return new HttpResponse(JSON.stringify({ code, message, ...(fields && { fields }) }), {
    status: errors[code].status,
    headers: {
      'Content-Type': 'application/json',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  })
}
