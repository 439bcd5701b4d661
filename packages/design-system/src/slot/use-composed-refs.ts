import { useMemo, type Ref } from 'react'
import { composeRefs } from './merge-props.ts'

/** Our ref and the consumer's as one, the same from drawing to drawing: each is set, and each one's own clean-up is called. */
export function useComposedRefs<Element>(
  ours: Ref<Element>,
  theirs: Ref<Element> | undefined,
): (element: Element) => () => void {
  return useMemo(() => composeRefs(ours, theirs), [ours, theirs])
}
