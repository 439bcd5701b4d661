import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '@skein/design-system'
import { expect, userEvent } from 'storybook/test'
import { Page, Section } from './Page.tsx'
import { base } from './tokens.ts'

const meta = { title: 'Foundations/Motion', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const shown = ['press', 'fade', 'enter', 'sheet'] as const

function Durations() {
  const [run, setRun] = useState(false)
  return (
    <>
      <ul className="grid gap-16" data-run={run || undefined}>
        {shown.map((name) => (
          <li key={name} className="grid grid-cols-[64px_1fr_64px] items-center gap-16 text-caption">
            <span>{name}</span>
            <span className="overflow-hidden rounded-pill bg-hover">
              <span
                className="block h-6 origin-left rounded-pill bg-accent motion-reduce:transition-none rtl:origin-right"
                style={{
                  transform: run ? 'none' : 'scaleX(.1)',
                  transition: `transform var(--ds-duration-${name}) var(--ds-ease-out)`,
                }}
              />
            </span>
            <span className="text-end text-text-muted tabular-nums">{base.duration[name]}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" onClick={() => setRun(!run)}>
          Play
        </Button>
      </div>
    </>
  )
}

export const Motion: Story = {
  render: () => (
    <Page
      title="Only opacity and transform"
      lead="Things arrive quickly and leave in seven tenths of that. Who asks for less motion gets fades of 140 ms at most, and nothing that moves."
    >
      <Section title="Durations">
        <Durations />
      </Section>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(canvasElement.querySelector('[data-run]')).not.toBeNull()
  },
}
