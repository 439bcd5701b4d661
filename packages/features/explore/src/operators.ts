/** What narrows a search down (behaviour §2.4), in the order of the chips. Each is written into the box as it stands. */
export const operators = ['from:', 'since:', 'until:', 'has:image', 'has:video', 'has:poll', 'has:link'] as const

export type Operator = (typeof operators)[number]

/** The text of a search box after an operator was added; one that wants a value is last, so that typing goes on there. */
export function withOperator(text: string, operator: Operator): string {
  const words = text.trim().split(/\s+/).filter(Boolean)
  // One that is complete is there already.
  if (!operator.endsWith(':') && words.includes(operator)) return `${words.join(' ')} `
  return [...words, operator].join(' ') + (operator.endsWith(':') ? '' : ' ')
}
