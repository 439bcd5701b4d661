/**
 * What a call may know of how it is asked and answered. Any host can give this: a server by HTTP, and a browser's worker as well. Fastify's
 * own request and reply fit as they are.
 */

/** Headers by their names in lower case. */
export type AskedHeaders = {
  readonly [name: string]: string | string[] | undefined
  readonly accept?: string | undefined
  readonly 'accept-language'?: string | undefined
  readonly cookie?: string | undefined
  readonly 'user-agent'?: string | undefined
}

export type Asked = {
  readonly headers: AskedHeaders
  /** The network address of whoever asks. */
  readonly ip: string
  /** How the host was asked for, as in an address: `https`, `skein.example:8080`. */
  readonly protocol: string
  readonly host: string
}

/** The headers that an answer gets beside its body. */
export type AnswerHeaders = {
  getHeader: (name: string) => number | string | string[] | undefined
  removeHeader: (name: string) => unknown
  header: (name: string, value: string) => unknown
}

/** The value of a header that is to come once, or nothing. */
export function headerOf({ headers }: Pick<Asked, 'headers'>, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
