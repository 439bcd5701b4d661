import { assignVars, globalStyle } from '@vanilla-extract/css'
import { base, dark, darkMoreContrast, light, lightMoreContrast } from '../tokens/generated/tokens.ts'
import { vars } from './contract.css.ts'
import { tokens } from './layers.css.ts'

const { breakpoint: _screenWidths, ...constant } = base
const { color: colorVars, shadow: shadowVars, ...constantVars } = vars

const lightVars = { ...assignVars(colorVars, light.color), ...assignVars(shadowVars, light.shadow) }
const darkVars = { ...assignVars(colorVars, dark.color), ...assignVars(shadowVars, dark.shadow) }

/** Only the roles that a more-contrast file names; the others keep the theme's value. */
function override(values: Partial<Record<keyof typeof colorVars, string>>): Record<string, string> {
  const result: Record<string, string> = {}
  for (const [role, variable] of Object.entries(colorVars)) {
    const value = Object.entries(values).find(([name]) => name === role)?.[1]
    if (value !== undefined) result[variable] = value
  }
  return result
}

const moreContrast = '(prefers-contrast: more)'
const systemDark = '(prefers-color-scheme: dark)'

globalStyle(':root', { '@layer': { [tokens]: { vars: assignVars(constantVars, constant) } } })

globalStyle(':root, [data-theme=light]', {
  '@layer': {
    [tokens]: {
      colorScheme: 'light',
      vars: lightVars,
      '@media': { [moreContrast]: { vars: override(lightMoreContrast.color) } },
    },
  },
})

// Without script nothing sets data-theme: the system's own preference decides.
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [tokens]: {
      '@media': {
        [systemDark]: { colorScheme: 'dark', vars: darkVars },
        [`${systemDark} and ${moreContrast}`]: { vars: override(darkMoreContrast.color) },
      },
    },
  },
})

globalStyle('[data-theme=dark]', {
  '@layer': {
    [tokens]: {
      colorScheme: 'dark',
      vars: darkVars,
      '@media': { [moreContrast]: { vars: override(darkMoreContrast.color) } },
    },
  },
})
