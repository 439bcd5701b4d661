/** How much of a page's words and roles an error tells. */
const most = 3000

/** What a story looked for and did not find, with what it shows instead: Storybook's own page around it is no part of that. */
export function notFound(message: string | null): Error {
  const frames = new Set(['SCRIPT', 'STYLE'])
  const shown = [...document.body.children].filter(
    (element) =>
      !frames.has(element.tagName) && !element.matches('.sb-wrapper, #storybook-docs, #storybook-highlights-root'),
  )
  const words = shown.map((element) => (element instanceof HTMLElement ? element.innerText : '')).join('\n')
  const error = new Error(`${message ?? ''}\n\nShown: ${words.replaceAll(/\n{2,}/g, '\n').slice(0, most)}`)
  error.name = 'TestingLibraryElementError'
  return error
}
