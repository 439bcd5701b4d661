import type { Preview } from '@storybook/react-vite'

type Loader = Exclude<NonNullable<Preview['loaders']>, unknown[]>

const realFetch = window.fetch
let story = 0

/**
 * A call that a story leaves unanswered stays unanswered: the browser ends it some minutes later with an error, and the message about
 * it must not appear in a story that has nothing to do with it.
 */
export const callsLoader: Loader = async () => {
  story += 1
  const asked = story
  window.fetch = (...call) =>
    new Promise((resolve, reject) => {
      realFetch(...call).then(
        (answer) => asked === story && resolve(answer),
        (error: unknown) => asked === story && reject(error),
      )
    })
  return {}
}
