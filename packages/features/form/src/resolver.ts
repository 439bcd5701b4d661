import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { filled } from './checks.ts'
import type { FormSchema, Texts } from './texts.ts'

/** The checks of a form by its schema. */
export const resolverOf = (schema: FormSchema): Resolver<Texts> => zodResolver(schema)

/** The checks of a form in which one text is asked for: a reason, an answer, a note. What else is in it is taken as it is. */
export const requiredText = (name: string): Resolver<Texts> =>
  resolverOf(z.looseObject({ [name]: z.string().check(filled) }))
