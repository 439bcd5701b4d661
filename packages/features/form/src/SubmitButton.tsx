import type { ComponentProps } from 'react'
import { Button } from '@skein/design-system'
import { useTakenOver } from './use-taken-over.ts'

/**
 * The button that sends a form of the first HTML. Before the code of the page is there it sends nothing, nor does Enter in a field: the
 * browser would do it its own way, and what was typed would be lost.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isReady = useTakenOver()
  return <Button {...props} type={isReady ? 'submit' : 'button'} />
}
