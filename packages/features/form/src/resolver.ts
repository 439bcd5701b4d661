import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { FormSchema, Texts } from './texts.ts'

/** The checks of a form by its schema. */
export const resolverOf = (schema: FormSchema): Resolver<Texts> => zodResolver(schema)
