import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { Progress } from '../progress/index.ts'
import { Switch } from '../switch/index.ts'
import { light } from '../tokens/index.ts'
import { brands } from './brands.fixture.ts'
import { createTheme, type ThemeDensity, type ThemeRadius } from './index.ts'

const meta = { title: 'Primitives/createTheme' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A few primitives in a theme of their own, in the reader’s own choice of light and dark. */
type ThemedProps = { accent: string; name: string; radius?: ThemeRadius; density?: ThemeDensity }

function Themed({ accent, name, radius, density }: ThemedProps) {
  const id = name.toLowerCase()
  const { css } = createTheme({ accent, radius, density, name, selector: `[data-brand=${id}]` })
  return (
    <section
      data-brand={id}
      aria-label={name}
      style={{ display: 'grid', gap: 16, padding: 16, background: 'var(--ds-color-canvas)' }}
    >
      <style>{css}</style>
      <Card style={{ display: 'grid', gap: 16, padding: 16, alignContent: 'start' }}>
        <strong>{name}</strong>
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
          <Button>Follow</Button>
          <Button variant="quiet">Message</Button>
          <Badge tone="accent">New</Badge>
        </div>
        <Field label="Full name" description="Shown beside your posts.">
          <Input defaultValue="Amara Okafor" />
        </Field>
        <Progress label="Sending" value={64} />
        <Switch defaultChecked>Private account</Switch>
        <Button disabled>Not yet</Button>
      </Card>
    </section>
  )
}

function SideBySide({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }}>
      {children}
    </div>
  )
}

/** One colour each. The yellow is darkened on the light page, where it could not be read, and stays what it is on the dark one. */
export const ThreeAccents: Story = {
  render: () => (
    <SideBySide>
      {Object.entries(brands).map(([name, accent]) => (
        <Themed key={name} name={name} accent={accent} />
      ))}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    const shown = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    for (const [name, accent] of Object.entries(brands)) {
      const part = canvas.getByRole('region', { name })
      const expected = createTheme({ accent })[shown].color.accent
      await expect(getComputedStyle(part).getPropertyValue('--ds-color-accent')).toBe(expected)
    }
  },
}

/** The corners of fields and cards. What is round by its kind stays round. */
export const Corners: Story = {
  render: () => (
    <SideBySide>
      <Themed name="Sharp" accent={light.color.accent} radius="sharp" />
      <Themed name="Soft" accent={light.color.accent} radius="soft" />
      <Themed name="Round" accent={light.color.accent} radius="round" />
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    const corners = canvas.getAllByRole('textbox').map((field) => getComputedStyle(field).borderTopLeftRadius)
    await expect(new Set(corners).size).toBe(3)
  },
}

/** How high controls stand, for a mouse. A finger keeps the heights of `comfortable` where those are higher. */
export const Densities: Story = {
  render: () => (
    <SideBySide>
      <Themed name="Compact" accent={light.color.accent} density="compact" />
      <Themed name="Comfortable" accent={light.color.accent} density="comfortable" />
      <Themed name="Spacious" accent={light.color.accent} density="spacious" />
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    // Within the border of the field, which is a pixel on each side.
    const heights = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().height + 2)
    await expect(heights).toEqual([36, 44, 48])
    const buttons = canvas.getAllByRole('button', { name: 'Follow' })
    await expect(buttons.map((button) => button.getBoundingClientRect().height)).toEqual([32, 36, 40])
  },
}
