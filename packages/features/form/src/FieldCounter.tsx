import { GraphemeCounter } from '@skein/design-system'
import { useWatch, type Control } from 'react-hook-form'
import type { Texts } from './texts.ts'

type FieldCounterProps = {
  control: Control<Texts>
  /** Of the field. */
  name: string
  /** Graphemes at most. */
  limit: number
}

/** How much is written in a field of how much there may be. */
export function FieldCounter({ control, name, limit }: FieldCounterProps) {
  const value = useWatch({ control, name })
  return <GraphemeCounter value={value ?? ''} limit={limit} />
}
