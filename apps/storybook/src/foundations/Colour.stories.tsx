import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, Section } from './Page.tsx'
import { colourGroups, contrast, dark, kebab, light } from './tokens.ts'

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Role = keyof typeof light.color

function Swatch({ role, ground, theme }: { role: Role; ground: Role | undefined; theme: typeof light | typeof dark }) {
  const value = theme.color[role]
  const line = /border|focus/i.test(role)
  const ratio = ground && contrast(value, theme.color[ground])
  return (
    <li className="grid content-start gap-4" data-role={role}>
      <span
        className="flex h-56 items-center justify-center rounded-card border border-border text-section font-bold"
        // The colours themselves are what is shown: the system must not repaint them.
        style={
          ground
            ? {
                forcedColorAdjust: 'none',
                background: `var(--ds-color-${kebab(ground)})`,
                color: `var(--ds-color-${kebab(role)})`,
                ...(line && { border: `2px solid var(--ds-color-${kebab(role)})` }),
              }
            : { forcedColorAdjust: 'none', background: `var(--ds-color-${kebab(role)})` }
        }
        aria-hidden
      >
        {ground && !line && 'Aa'}
      </span>
      <span className="text-caption font-medium">{kebab(role)}</span>
      <span className="font-mono text-meta text-text-muted">{value}</span>
      <span className="text-meta text-text-muted tabular-nums">
        {ratio ? `${ratio.toFixed(2)} : 1 on ${kebab(ground)}` : 'a ground'}
      </span>
    </li>
  )
}

/** Every role with its value in the theme shown, and its contrast computed from the tokens. */
export const Colour: Story = {
  render: (_, { globals }) => {
    const theme = globals.theme === 'dark' ? dark : light
    return (
      <Page
        title="Ink is people, violet is AI"
        lead="Words are ink on calm paper. Blue acts, rose likes, green reposts; nothing else is coloured. Every figure below is computed from the token files."
      >
        {colourGroups.map(({ title, roles }) => (
          <Section key={title} title={title}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-16">
              {roles.map(([role, ground]) => (
                <Swatch key={role} role={role} ground={ground} theme={theme} />
              ))}
            </ul>
          </Section>
        ))}
      </Page>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const theme = globals.theme === 'dark' ? dark : light
    const sample = canvasElement.querySelector<HTMLElement>('[data-role=canvas] > span')
    const shown = sample && getComputedStyle(sample).backgroundColor
    const hex = shown
      ?.match(/\d+/g)
      ?.map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')
    await expect(`#${hex}`).toBe(theme.color.canvas)
  },
}
