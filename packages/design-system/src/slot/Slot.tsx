import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { mergeProps } from './merge-props.ts'

function isElement(node: ReactNode): node is ReactElement<Record<string, unknown> & { children?: ReactNode }> {
  return isValidElement(node)
}

/**
 * Renders a primitive as the one element given to it (`asChild`): a router's link that looks like a button.
 * @param content what the child's own content becomes; by default it stays as it is.
 * @throws when `child` is not exactly one element.
 */
export function renderAsChild(
  child: ReactNode,
  props: Record<string, unknown>,
  content: (inner: ReactNode) => ReactNode = (inner) => inner,
): ReactElement {
  const only: ReactNode = Children.only(child)
  if (!isElement(only)) throw new Error('asChild needs exactly one element as its child, found a text or nothing.')
  return cloneElement(only, mergeProps(props, only.props), content(only.props.children))
}
