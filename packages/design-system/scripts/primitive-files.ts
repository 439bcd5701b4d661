/** The files of a new primitive. They hold a block with children, which every rule of the library finds in order. */

/** How a primitive is called: `RatingStars` in `rating-stars/`, its class `ratingStars`. */
export type PrimitiveName = { component: string; folder: string; style: string }

/** @param text as a component is called @returns nothing where it is no such name */
export function primitiveName(text: string | undefined): PrimitiveName | undefined {
  if (text === undefined || !/^(?:[A-Z][a-z0-9]+)+$/.test(text)) return undefined
  const words = [...text.matchAll(/[A-Z][a-z0-9]+/g)].map(([word]) => word)
  return {
    component: text,
    folder: words.map((word) => word.toLowerCase()).join('-'),
    style: `${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  }
}

/** The files by their names in the folder of the primitive. */
export const primitiveFiles = ({ component, style }: PrimitiveName): [file: string, text: string][] => [
  ['index.ts', `export { ${component}, type ${component}Props } from './${component}.tsx'\n`],
  [
    `${component}.tsx`,
    `import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { ${style} } from './${component}.css.ts'

export type ${component}Props = ComponentPropsWithRef<'div'>

/** A block of things that belong together. */
export function ${component}({ className, ...props }: ${component}Props) {
  return <div data-component="${component}" {...props} className={clsx(${style}, className)} />
}
`,
  ],
  [
    `${component}.css.ts`,
    `import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const ${style} = componentStyle({ color: vars.color.text })
`,
  ],
  [
    `${component}.conformance.tsx`,
    `import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { ${component} } from './index.ts'

export const conformance: Fixtures = {
  ${component}: { render: of(${component}, { children: 'What it holds' }) },
}
`,
  ],
  [
    `${component}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${component} } from './${component}.tsx'

const meta = {
  title: 'Primitives/${component}',
  component: ${component},
  args: { children: 'What it holds' },
} satisfies Meta<typeof ${component}>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('What it holds')).toBeVisible(),
}
`,
  ],
  [
    `${component}.mdx`,
    `import { ArgTypes, Canvas, Meta } from '@storybook/addon-docs/blocks'
import { DoDont, ThemingHooks } from '../../docs/blocks.tsx'
import * as Stories from './${component}.stories.tsx'

<Meta of={Stories} />

# ${component}

A block of things that belong together.

<Canvas of={Stories.Basic} />

## When to use

Where several things are one to the reader.

## When not to use

Where space alone holds them together.

## Do and don’t

<DoDont dos={['Give it what belongs together.']} donts={['Nest it into itself.']} />

## Keyboard

It takes no keys and no focus.

## Props

<ArgTypes of={Stories} />

## Theming hooks

<ThemingHooks parts={[{ component: '${component}', states: [] }]} tokens={['color.text']} />

## Accessibility

It has no role of its own: what it holds says what it is.
`,
  ],
]
