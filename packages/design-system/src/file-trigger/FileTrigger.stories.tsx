import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { ImageIcon } from '../icon/index.ts'
import { FileTrigger } from './FileTrigger.tsx'

const meta = {
  title: 'Primitives/FileTrigger',
  component: FileTrigger,
  args: {
    asChild: true,
    accept: 'image/*',
    inputLabel: 'Pictures',
    onFiles: fn(),
    children: (
      <Button variant="quiet" iconStart={<ImageIcon size={18} />}>
        Add pictures
      </Button>
    ),
  },
} satisfies Meta<typeof FileTrigger>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Add pictures' })).toBeVisible()
    const photo = new File(['1'], 'bread.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Pictures'), photo)
    await expect(args.onFiles).toHaveBeenCalledWith([photo])
  },
}

/** What was chosen stands beside it: the trigger itself shows none. */
function Chosen() {
  const [files, setFiles] = useState<File[]>([])
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <FileTrigger asChild multiple inputLabel="Documents" onFiles={(more) => setFiles([...files, ...more])}>
        <Button variant="quiet">Choose documents</Button>
      </FileTrigger>
      <ul aria-label="Chosen" style={{ margin: 0, paddingInlineStart: 20 }}>
        {files.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

export const Several: Story = {
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    const files = ['Minutes.pdf', 'Budget.ods'].map((name) => new File(['1'], name))
    await userEvent.upload(canvas.getByLabelText('Documents'), files)
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Minutes.pdf',
      'Budget.ods',
    ])
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Add pictures' })).toBeDisabled(),
}
