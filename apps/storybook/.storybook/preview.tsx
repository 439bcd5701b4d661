import { feedCookie } from '@skein/contract/page-cookies'
import '@skein/design-system/styles.css'
import './tailwind.css'
import './docs.css'
import './keys.ts'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { accessibilityTags } from './accessibility.ts'
import { extractArgTypes, nameControls } from './arg-types.ts'
import { withAppearance } from './decorators/appearance.tsx'
import { withDefaults } from './decorators/defaults.tsx'
import { productLoader, withProduct } from './decorators/product.tsx'
import { globalTypes, initialGlobals, viewports } from './globals.ts'
import { callsLoader } from './calls.ts'
import { fontLoader } from './fonts.ts'
import { modes } from './modes.ts'
import { networkLoader } from './network.ts'
import { notFound } from './not-found.ts'
import { UnwrittenPage } from './StatesPage.tsx'
import { WrittenPage } from './WrittenPage.tsx'

configure({
  // A busy machine draws late: what a story waits for may take longer than the second that is usual (ms).
  asyncUtilTimeout: 10_000,
  getElementError: notFound,
})

/** Outermost last, as Storybook wraps them. */
const decorators = [withDefaults, withProduct, withAppearance]

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators,
  argTypesEnhancers: [nameControls],
  loaders: [callsLoader, networkLoader, productLoader, fontLoader],
  beforeEach() {
    return () => {
      localStorage.clear()
      sessionStorage.clear()
      // Which feed home begins with.
      document.cookie = `${feedCookie}=; path=/; max-age=0`
    }
  },
  parameters: {
    chromatic: { modes },
    a11y: {
      test: 'error',
      options: {
        runOnly: accessibilityTags,
        // Of what passes one element of each rule is told: to describe thousands takes longer than to look at them.
        resultTypes: ['violations', 'incomplete'],
        // There the system paints every text on every ground; the browser still reports the colours of the stylesheet.
        rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
      },
    },
    docs: { container: WrittenPage, page: UnwrittenPage, extractArgTypes },
    // The ground of a page is its theme's.
    backgrounds: { disable: true },
    viewport: { options: viewports },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Welcome', 'Foundations', 'Primitives', 'Parts', 'Screens', 'Flows'],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
