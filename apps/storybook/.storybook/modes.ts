/** Each story as Chromatic photographs it (docs of Chromatic: “story modes”): both themes, a phone, and from right to left. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  phone: { theme: 'light', viewport: 'phone' },
  'right to left': { theme: 'light', direction: 'rtl' },
} as const
