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

/** What the width tool offers: each layout of the product (see `AppShell`), the narrowest one that WCAG asks for first. */
export const viewports = {
  reflow: { name: 'Narrowest', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  rail: { name: 'Icon rail', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  columns: { name: 'Three columns', styles: { width: '1180px', height: '820px' }, type: 'desktop' },
  wide: { name: 'With the assistant beside', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const
