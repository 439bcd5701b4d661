/**
 * The virtual reader asks attributes what is chosen, and attributes tell how a control began. For as long as it reads they tell what is: a
 * box that was ticked since is heard as ticked.
 */

type Choice = { element: Element; attribute: 'checked' | 'selected'; is: boolean }

const choices = (container: ParentNode): Choice[] => [
  ...[...container.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')].map(
    (element) => ({ element, attribute: 'checked', is: element.checked }) as const,
  ),
  ...[...container.querySelectorAll('option')].map(
    (element) => ({ element, attribute: 'selected', is: element.selected }) as const,
  ),
]

/** Sets the attributes. Only where they are not what is: there a control no longer listens to them. Gives back what puts them as they were. */
export function tellStates(container: ParentNode): () => void {
  const stale = choices(container).filter(({ element, attribute, is }) => element.hasAttribute(attribute) !== is)
  for (const { element, attribute, is } of stale) element.toggleAttribute(attribute, is)
  return () => {
    for (const { element, attribute, is } of stale) element.toggleAttribute(attribute, !is)
  }
}
