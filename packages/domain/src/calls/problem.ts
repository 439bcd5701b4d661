import { errors } from '@skein/contract'
import type { ErrorCode, FieldErrors } from '@skein/contract'

type Details = { fields?: FieldErrors; message?: string; headers?: Record<string, string> }

/** A refusal with a code of the contract's catalogue; the error handler turns it into the answer. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, { fields, message, headers = {} }: Details = {}) {
    super(message ?? errors[code].message)
    this.code = code
    this.fields = fields
    this.headers = headers
  }

  get status(): number {
    return errors[this.code].status
  }

  /** The JSON body (contract: ErrorBody). */
  get body(): { code: ErrorCode; message: string; fields?: FieldErrors } {
    const { code, message, fields } = this
    return fields === undefined ? { code, message } : { code, message, fields }
  }
}
