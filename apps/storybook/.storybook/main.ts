import type { StorybookConfig } from '@storybook/react-vite'

/** Written pages. They hold no tests, and the test runner would open them as such. */
const pages = process.env['VITEST'] ? [] : ['../src/**/*.mdx', '../../../packages/design-system/src/**/*.mdx']

/** The stored pictures of stories: the pages of screens show them. A run of the stories compares them, and serves none. */
const pictures = process.env['VITEST'] ? [] : [{ from: '../../../tests/visual/baselines', to: '/pictures' }]

/** While one works on it, other tools may ask the running Storybook what there is, at `/mcp`. */
const development = process.argv.includes('dev') ? ['@storybook/addon-mcp'] : []

/** Where stories live: beside what they show. Titles are explicit, so that moving a file never renames a state. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    '../../../packages/design-system/src/**/*.stories.tsx',
    '../../../packages/features/*/src/**/*.stories.tsx',
    ...pages,
  ],
  staticDirs: pictures,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', ...development],
  // Every component with its props, stories and descriptions, as JSON beside the pages: what machines read of the library.
  features: { componentsManifest: true },
  // react-docgen-typescript needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
