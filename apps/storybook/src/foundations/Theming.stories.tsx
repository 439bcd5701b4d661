import { Button } from '@skein/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type CSSProperties } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import dusk from './dusk.tokens.json'
import { Specimen } from './Specimen.tsx'
import { contrast, kebab, light } from './tokens.ts'

const meta = { title: 'Foundations/Theming', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { $type: _, ...colours } = dusk.color
const named: ReadonlyMap<string, string> = new Map(
  Object.entries(colours).map(([role, { $value }]) => [role, $value.hex]),
)

/** A token file as the custom properties that every primitive reads. */
function properties(theme: ReadonlyMap<string, string>): CSSProperties {
  return Object.fromEntries([...theme].map(([role, value]) => [`--ds-color-${kebab(role)}`, value]))
}

/** What has to be legible, with the ratio WCAG 2.2 asks for (1.4.3, 1.4.11). */
const pairs = [
  ['text', 'canvas', 4.5],
  ['textMuted', 'surface', 4.5],
  ['accentText', 'surface', 4.5],
  ['onAccent', 'accent', 4.5],
  ['borderControl', 'surface', 3],
  ['focus', 'canvas', 3],
] as const

/** The roles that the page lets one change. */
const editable = ['canvas', 'surface', 'text', 'accent', 'accentText', 'onAccent'] as const

function Workbench() {
  const [theme, setTheme] = useState(named)
  const value = (role: string) =>
    theme.get(role) ?? Object.entries(light.color).find(([name]) => name === role)?.[1] ?? light.color.text
  return (
    <div
      data-theme="light"
      className="grid gap-24 rounded-sheet border border-border bg-canvas p-24 text-text min-[720px]:grid-cols-2"
      style={properties(theme)}
    >
      <Specimen />
      <div className="grid content-start gap-16">
        <fieldset className="grid grid-cols-2 gap-12">
          <legend className="mb-8 font-bold">Dusk, a third theme</legend>
          {editable.map((role) => (
            <label key={role} className="flex items-center gap-8 text-caption">
              <input
                type="color"
                className="h-36 w-44"
                value={value(role)}
                onChange={(event) => setTheme(new Map(theme).set(role, event.target.value))}
              />
              {kebab(role)}
            </label>
          ))}
        </fieldset>
        <table className="text-caption tabular-nums">
          <caption className="mb-8 text-start font-bold">Contrast, as it stands</caption>
          <tbody>
            {pairs.map(([role, ground, least]) => {
              const ratio = contrast(value(role), value(ground))
              return (
                <tr key={role + ground} data-enough={ratio >= least}>
                  <th scope="row" className="py-4 text-start font-regular">
                    {kebab(role)} on {kebab(ground)}
                  </th>
                  <td className="text-end">{ratio.toFixed(2)}</td>
                  <td className="ps-12 text-text-muted">{ratio >= least ? `enough (${least})` : `needs ${least}`}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <Button variant="quiet" onClick={() => setTheme(named)}>
          Start over
        </Button>
      </div>
    </div>
  )
}

/** A theme is a set of custom properties on any element. Change a colour: everything inside follows, nothing outside. */
export const ThirdTheme: Story = {
  render: () => <Workbench />,
  play: async ({ canvas, step }) => {
    const post = canvas.getByRole('button', { name: 'Post' })
    const forced = matchMedia('(forced-colors: active)').matches
    await step('every pair of the theme is legible', async () => {
      for (const row of canvas.getAllByRole('row')) await expect(row.dataset.enough).toBe('true')
    })
    await step('a changed role reaches the primitives inside', async () => {
      const before = getComputedStyle(post).backgroundColor
      await fireEvent.change(canvas.getByLabelText('accent'), { target: { value: light.color.danger } })
      await expect(getComputedStyle(post).getPropertyValue('--ds-color-accent')).toBe(light.color.danger)
      if (!forced) await expect(getComputedStyle(post).backgroundColor).not.toBe(before)
    })
    await step('a poor choice is named', async () => {
      await fireEvent.change(canvas.getByLabelText('text'), { target: { value: light.color.border } })
      await expect(canvas.getByRole('row', { name: /text on canvas/ })).toHaveTextContent('needs 4.5')
      await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    })
  },
}
