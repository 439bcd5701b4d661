import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from './Card.tsx'

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: <p style={{ margin: 16 }}>The best interface is the one that lets you forget it.</p> },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { as: 'article', 'aria-label': 'A post' },
  play: async ({ canvas }) => expect(canvas.getByRole('article', { name: 'A post' })).toBeVisible(),
}

/** One pixel all round, three at the start. */
export const Ai: Story = {
  name: 'AI',
  args: { tone: 'ai' },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component=Card]')
    if (!card) throw new Error('no card')
    const border = getComputedStyle(card, '::before')
    await expect([border.borderLeftWidth, border.borderRightWidth]).toEqual(['3px', '1px'])
  },
}

export const AiRightToLeft: Story = {
  ...Ai,
  name: 'AI Right To Left',
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component=Card]')
    if (!card) throw new Error('no card')
    const border = getComputedStyle(card, '::before')
    await expect([border.borderLeftWidth, border.borderRightWidth]).toEqual(['1px', '3px'])
  },
}

/** While AI writes, the border breathes; the words inside do not. */
export const AiWorking: Story = {
  name: 'AI Working',
  args: { tone: 'ai', 'aria-busy': true },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component=Card]')
    if (!card) throw new Error('no card')
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(getComputedStyle(card, '::before').animationDuration).toBe(still ? '0s' : '1.6s')
    await expect(getComputedStyle(card).animationName).toBe('none')
  },
}
