import type { Preview } from '@storybook/react-vite'

/** What the toolbar can set: each is a global that a story, or a run of all stories, may pin. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'system', title: 'System', icon: 'browser' },
      ],
    },
  },
  locale: {
    description: 'Language of the interface',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'es', title: 'Español' },
        { value: 'fr', title: 'Français' },
        { value: 'de', title: 'Deutsch' },
      ],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
} satisfies Preview['globalTypes']

export const initialGlobals = { theme: 'light', locale: 'en', direction: 'ltr' }

/** A global as one of the values the toolbar offers; anything else is the first of them. */
export function oneOf<Value extends string>(value: unknown, offered: readonly [Value, ...Value[]]): Value {
  return offered.find((candidate) => candidate === value) ?? offered[0]
}
