import type { Decorator } from '@storybook/react-vite'

/** A default is read once: a story whose defaults are changed in the panel begins anew. */
export const withDefaults: Decorator = (Story, { args }) => {
  const defaults = Object.entries(args).filter(([name]) => /^default[A-Z]/.test(name))
  return <Story key={JSON.stringify(defaults)} />
}
