import type { FieldErrors } from 'react-hook-form'

/** What is wrong with a field: a code of the schema, or the server's own words. */
export type Problem = { code: string } | { message: string }

/** Problems by the name of the field. */
export type Problems = Readonly<Record<string, Problem>>

/** The code under which a form hears that its checks could not be fetched; it is no field's. */
export const unavailable = 'unavailable'

/** The type that errors have which the server found. */
export const fromServer = 'server'

/**
 * The errors of a form by the name of the field.
 * @param wasSent a field that is still empty is not scolded before the form is sent
 */
export function problemsOf(errors: FieldErrors, wasSent: boolean): Problems {
  const problems: Record<string, Problem> = {}
  for (const [name, error] of Object.entries(errors)) {
    const message = error?.message
    if (typeof message !== 'string') continue
    if (error?.type === fromServer) problems[name] = { message }
    else if (wasSent || message !== 'required') problems[name] = { code: message }
  }
  return problems
}
