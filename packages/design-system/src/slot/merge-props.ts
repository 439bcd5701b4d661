import type { Ref } from 'react'

type Props = Record<string, unknown>
type Handler = (event: { defaultPrevented?: boolean }) => void

const isHandler = (value: unknown): value is Handler => typeof value === 'function'
/** By the name `ref` React itself accepts nothing else. */
const isRef = (value: unknown): value is Ref<unknown> => Boolean(value)

/**
 * Two handlers as one: the consumer's first, and ours only where the consumer did not call `preventDefault()`. That is
 * how a consumer takes a behaviour away.
 */
export function composeHandlers<Event extends { defaultPrevented?: boolean }>(
  theirs: ((event: Event) => void) | undefined,
  ours: ((event: Event) => void) | undefined,
): ((event: Event) => void) | undefined {
  if (!theirs || !ours) return theirs ?? ours
  return (event) => {
    theirs(event)
    if (!event.defaultPrevented) ours(event)
  }
}

/** Two refs as one. Each is set, and each one's own clean-up (React 19) is called. */
export function composeRefs<Element>(...refs: readonly (Ref<Element> | undefined)[]): (element: Element) => () => void {
  return (element) => {
    const cleanUps = refs.map((ref) => {
      if (typeof ref === 'function') {
        const cleanUp = ref(element)
        return typeof cleanUp === 'function' ? cleanUp : () => void ref(null)
      }
      if (ref) ref.current = element
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => {
      for (const cleanUp of cleanUps) cleanUp()
    }
  }
}

/**
 * The props of a primitive and of the element it is rendered as (`asChild`), as one set: handlers compose, refs are
 * both set, styles and class names join with the child's last, and anything else is the child's where it says so.
 */
export function mergeProps(ours: Props, child: Props): Props {
  const merged: Props = { ...ours, ...child }
  for (const [name, value] of Object.entries(ours)) {
    const theirs = child[name]
    if (theirs === undefined) merged[name] = value
    else if (name === 'className') merged[name] = [value, theirs].filter(Boolean).join(' ')
    else if (name === 'style') merged[name] = Object.assign({}, value, theirs)
    else if (name === 'ref') merged[name] = isRef(value) && isRef(theirs) ? composeRefs(value, theirs) : theirs
    else if (/^on[A-Z]/.test(name) && isHandler(value) && isHandler(theirs)) {
      merged[name] = composeHandlers(theirs, value)
    }
  }
  return merged
}
