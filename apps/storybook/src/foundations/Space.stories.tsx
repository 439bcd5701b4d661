import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, Section } from './Page.tsx'
import { base, light } from './tokens.ts'

const meta = { title: 'Foundations/Space and radius', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Space: Story = {
  name: 'Space and radius',
  render: () => (
    <Page
      title="Flat sheets, hairlines between"
      lead="Twelve steps of space, four corners, and a shadow only under what floats."
    >
      <Section title="Space">
        <ul className="grid gap-8">
          {Object.keys(base.space).map((step) => (
            <li key={step} className="flex items-center gap-16">
              <span className="w-32 text-end text-caption text-text-muted tabular-nums">{step}</span>
              <span
                data-step={step}
                className="h-12 rounded-control bg-accent"
                style={{ inlineSize: `var(--ds-space-${step})` }}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Radius">
        <ul className="flex flex-wrap gap-24">
          {Object.entries(base.radius).map(([name, value]) => (
            <li key={name} className="grid gap-8">
              <span
                className="block h-72 w-132 border border-border-control bg-surface"
                style={{ borderRadius: `var(--ds-radius-${name})` }}
              />
              <span className="text-caption text-text-muted">
                {name} {value}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Shadow">
        <ul className="flex flex-wrap gap-40">
          {Object.keys(light.shadow).map((name) => (
            <li key={name} className="grid gap-20">
              <span
                className="block h-120 w-200 rounded-sheet border border-border bg-surface"
                style={{ boxShadow: `var(--ds-shadow-${name})` }}
              />
              <span className="text-caption text-text-muted">{name}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const steps = [...canvasElement.querySelectorAll<HTMLElement>('[data-step]')]
    await expect(steps.map((step) => step.offsetWidth)).toEqual(steps.map((step) => Number(step.dataset.step)))
  },
}
