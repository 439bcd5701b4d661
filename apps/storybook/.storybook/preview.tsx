import '@skein/design-system/styles.css'
import './tailwind.css'
import type { Preview } from '@storybook/react-vite'
import { withAppearance } from './decorators/appearance.tsx'
import { productLoader, withProduct } from './decorators/product.tsx'
import { globalTypes, initialGlobals } from './globals.ts'
import { networkLoader } from './network.ts'
import { theme } from './theme.ts'

/** Outermost last, as Storybook wraps them. */
const decorators = [withProduct, withAppearance]

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators,
  loaders: [networkLoader, productLoader],
  beforeEach() {
    return () => {
      localStorage.clear()
      sessionStorage.clear()
    }
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // There the system paints every text on every ground; the browser still reports the colours of the stylesheet.
        rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
      },
    },
    docs: { theme },
    layout: 'padded',
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Primitives', 'Screens', 'Flows'] },
    },
  },
  tags: ['autodocs'],
}

export default preview
