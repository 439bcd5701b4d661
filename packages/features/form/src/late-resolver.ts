import type { Resolver } from 'react-hook-form'
import { unavailable } from './problems.ts'
import type { FormSchema, Texts } from './texts.ts'

/**
 * The checks of a form on a page that is there before them: they are fetched when the first field is left, or with the form. Where they
 * cannot be, nothing is said before the form is sent, and it is tried again then.
 */
export function lateResolver(loadSchema: () => Promise<FormSchema>): Resolver<Texts> {
  return async (values, context, options) => {
    try {
      const [{ resolverOf }, schema] = await Promise.all([import('./resolver.ts'), loadSchema()])
      return await resolverOf(schema)(values, context, options)
    } catch {
      return { values: {}, errors: { [unavailable]: { type: unavailable, message: unavailable } } }
    }
  }
}
