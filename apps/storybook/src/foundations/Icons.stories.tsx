import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '@skein/design-system/icon'
import { expect } from 'storybook/test'
import { Page, Section } from './Page.tsx'

const meta = { title: 'Foundations/Icons', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const all = Object.entries(icons)

export const Icons: Story = {
  render: () => (
    <Page
      title="One line, 1.75 wide"
      lead="On a grid of 20, in the colour of the words beside them. A filled heart is a liked one: shape says it before colour does."
    >
      <Section title={`${all.length} icons`}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] gap-8">
          {all.map(([name, Icon]) => (
            <li
              key={name}
              className="grid justify-items-center gap-8 rounded-card border border-border bg-surface py-20"
            >
              <Icon />
              <span className="text-meta text-text-muted">{name.replace(/Icon$/, '')}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Filled">
        <p className="flex gap-16">
          <icons.HeartIcon filled className="text-like" />
          <icons.BookmarkIcon filled className="text-accent-text" />
          <icons.HomeIcon />
        </p>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li > svg')).toHaveLength(all.length)
  },
}
