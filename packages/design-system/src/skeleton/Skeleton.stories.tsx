import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonRegion } from './SkeletonRegion.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

const text = { fontSize: 16, lineHeight: '24px', margin: 0 }

function Loading() {
  const [busy, setBusy] = useState(true)
  return (
    <>
      <SkeletonRegion label="Loading posts" busy={busy} data-testid="region">
        {busy ? (
          <div style={text}>
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton width="75%" />
          </div>
        ) : (
          <p style={text}>
            Ada Lindqvist
            <br />
            The best interface is the one
            <br />
            that lets you forget it.
          </p>
        )}
      </SkeletonRegion>
      <button type="button" onClick={() => setBusy(false)}>
        Load
      </button>
    </>
  )
}

/** The text that comes is exactly as high as what stood for it. */
export const SameHeight: Story = {
  render: () => <Loading />,
  play: async ({ canvas }) => {
    const region = canvas.getByTestId('region')
    await expect(region).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading posts')
    const height = region.offsetHeight
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(region).toHaveAttribute('aria-busy', 'false')
    await expect(region.offsetHeight).toBe(height)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '40px 1fr', gap: 12, maxInlineSize: 420 }}>
      <Skeleton shape="circle" width={40} />
      <div>
        <Skeleton width="45%" />
        <Skeleton />
        <Skeleton shape="block" height={140} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const shape of canvasElement.querySelectorAll('[data-component=Skeleton]')) {
      await expect(shape).toHaveAttribute('aria-hidden', 'true')
    }
  },
}
