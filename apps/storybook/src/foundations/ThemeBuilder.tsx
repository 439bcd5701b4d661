import {
  Button,
  Field,
  Input,
  SegmentedControl,
  Table,
  Textarea,
  type SegmentedControlProps,
  type TableColumn,
} from '@skein/design-system'
import { announce } from '@skein/design-system/announcer'
import {
  checkContrast,
  createTheme,
  type CheckedPair,
  type CreatedTheme,
  type CreateThemeOptions,
  type MovedRole,
  type ThemeDensity,
  type ThemeRadius,
  type ThemeSet,
} from '@skein/design-system/create-theme'
import { useId, useState } from 'react'
import { Specimen } from './Specimen.tsx'
import { kebab } from './tokens.ts'

const setNames: Readonly<Record<ThemeSet, string>> = {
  light: 'Light',
  dark: 'Dark',
  lightMoreContrast: 'Light, more contrast',
  darkMoreContrast: 'Dark, more contrast',
}

/** The figures right after the pair: on a phone the rest is where one scrolls to. */
const pairColumns: readonly TableColumn<CheckedPair>[] = [
  {
    id: 'pair',
    header: 'Pair',
    cell: ({ front, ground }) => `${kebab(front)} on ${kebab(ground)}`,
    sortBy: ({ front, ground }) => `${front} ${ground}`,
    minWidth: '10rem',
  },
  {
    id: 'ratio',
    header: 'Ratio',
    cell: ({ ratio }) => (Math.floor(ratio * 100) / 100).toFixed(2),
    sortBy: ({ ratio }) => ratio,
    align: 'end',
    width: '5.5rem',
  },
  { id: 'need', header: 'Needs', cell: ({ need }) => need, sortBy: ({ need }) => need, align: 'end', width: '5.5rem' },
  { id: 'set', header: 'Set', cell: ({ set }) => setNames[set], sortBy: ({ set }) => set, width: '11rem' },
  { id: 'holds', header: 'Holds', cell: ({ holds }) => (holds ? 'yes' : 'no'), width: '5.5rem' },
]

const radii: readonly { value: ThemeRadius; label: string }[] = [
  { value: 'sharp', label: 'Sharp' },
  { value: 'soft', label: 'Soft' },
  { value: 'round', label: 'Round' },
]

const densities: readonly { value: ThemeDensity; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'spacious', label: 'Spacious' },
]

/** A theme, or why there is none. */
function attempt(options: CreateThemeOptions): CreatedTheme | string {
  try {
    return createTheme(options)
  } catch (error) {
    if (error instanceof TypeError) return error.message.replace('createTheme: ', '')
    throw error
  }
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden
      className="inline-block size-16 rounded-control border border-border-control align-middle forced-color-adjust-none"
      style={{ background: colour }}
    />
  )
}

function Moved({ moved }: { moved: readonly MovedRole[] }) {
  if (moved.length === 0) return <p className="text-text-muted">Nothing: every colour stands where it was asked to.</p>
  return (
    <ul className="grid gap-8">
      {moved.map(({ set, role, from, to, lightness }) => (
        <li key={set + role} className="flex flex-wrap items-center gap-8">
          <span>
            {setNames[set]}: <strong>{kebab(role)}</strong>
          </span>
          <span className="flex items-center gap-4 tabular-nums">
            <Swatch colour={from} /> {from} to <Swatch colour={to} /> {to}, {lightness < 0 ? 'darker' : 'lighter'} by{' '}
            {Math.abs(lightness * 100).toFixed(1)} %
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One of a few, under its name. */
function Choice<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <div className="grid gap-8">
      <span aria-hidden className="text-control font-medium">
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  )
}

/** A colour, a kind of corners and a density become a theme: looked at in light and dark, measured, and taken away as a style sheet. */
export function ThemeBuilder({ initial }: { initial: string }) {
  const [accent, setAccent] = useState(initial)
  const [radius, setRadius] = useState<ThemeRadius>('soft')
  const [density, setDensity] = useState<ThemeDensity>('comfortable')
  const scope = useId()
  /** The last that was a colour: what is shown while somebody types. */
  const [colour, setColour] = useState(initial)
  const [copied, setCopied] = useState('')

  const made = attempt({ accent })
  const theme = createTheme({ accent: colour, radius, density })
  const shown = createTheme({ accent: colour, radius, density, selector: `[data-built="${scope}"]` })
  const pairs = checkContrast(theme)
  const failing = pairs.filter(({ holds }) => !holds).length

  function change(text: string) {
    setAccent(text)
    if (typeof attempt({ accent: text }) !== 'string') setColour(text)
  }

  async function copy() {
    await navigator.clipboard.writeText(theme.css)
    setCopied(theme.css)
    announce('The style sheet is copied.')
  }

  return (
    <div className="grid gap-32">
      <style>{shown.css}</style>
      <div className="flex flex-wrap items-start gap-24">
        <Field
          label="Accent"
          description="Any colour of CSS: a hex, a name such as teal, or oklch()."
          error={typeof made === 'string' ? made : undefined}
          className="min-w-0 flex-[1_1_18rem]"
        >
          <Input value={accent} onChange={({ target }) => change(target.value)} spellCheck={false} />
        </Field>
        <label className="grid gap-8 text-control font-medium">
          By eye
          <input
            type="color"
            className="h-44 w-56"
            value={
              theme.moved.find(({ set, role }) => set === 'light' && role === 'accent')?.from ??
              theme.light.color.accent
            }
            onChange={({ target }) => change(target.value)}
          />
        </label>
        <Choice label="Corners" options={radii} value={radius} onValueChange={setRadius} />
        <Choice label="Density" options={densities} value={density} onValueChange={setDensity} />
      </div>

      <div className="grid gap-16 min-[720px]:grid-cols-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <section
            key={scheme}
            aria-label={setNames[scheme]}
            data-built={scope}
            data-theme={scheme}
            className="min-w-0 rounded-sheet border border-border bg-canvas p-16"
          >
            <Specimen />
          </section>
        ))}
      </div>

      <section aria-labelledby={`${scope}-moved`} className="grid gap-12">
        <h2 id={`${scope}-moved`} className="text-section font-bold">
          What was moved
        </h2>
        <Moved moved={theme.moved} />
      </section>

      <section aria-labelledby={`${scope}-pairs`} className="grid gap-12">
        <h2 id={`${scope}-pairs`} className="text-section font-bold">
          Contrast
        </h2>
        <output>
          {failing === 0 ? `All ${pairs.length} pairs hold.` : `${failing} of ${pairs.length} pairs fail.`}
        </output>
        <Table
          label="Pairs of colours"
          columns={pairColumns}
          rows={pairs}
          rowKey={({ set, front, ground }) => `${set} ${front} ${ground}`}
          defaultSort={{ column: 'ratio', direction: 'ascending' }}
          className="max-h-320"
        />
      </section>

      <section aria-labelledby={`${scope}-sheet`} className="grid gap-12">
        <h2 id={`${scope}-sheet`} className="text-section font-bold">
          Style sheet
        </h2>
        <Field label="theme.css" description="Goes beside styles.css, in any order.">
          <Textarea readOnly rows={10} value={theme.css} className="font-mono text-caption" />
        </Field>
        <div>
          <Button onClick={() => void copy()}>{copied === theme.css ? 'Copied' : 'Copy CSS'}</Button>
        </div>
      </section>
    </div>
  )
}
