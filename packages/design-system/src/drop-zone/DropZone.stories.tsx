import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { FileTrigger } from '../file-trigger/index.ts'
import { ImageIcon } from '../icon/index.ts'
import { drag, dragged } from './drag.fixture.ts'
import { DropZone, type DropZoneProps } from './DropZone.tsx'

/** Pictures by dragging, pasting or choosing: the same list whichever way they come. */
function Pictures({ onFiles, disabled, ...props }: DropZoneProps) {
  const [names, setNames] = useState<string[]>([])
  const [refused, setRefused] = useState<string[]>([])
  const take: DropZoneProps['onFiles'] = (files, details) => {
    onFiles(files, details)
    setNames([...names, ...files.map(({ name }) => name)])
    setRefused(details.refused.map(({ name }) => name))
  }
  return (
    <DropZone {...props} disabled={disabled} onFiles={take}>
      <span>Drop pictures here, paste them, or</span>
      <FileTrigger
        asChild
        multiple
        accept={props.accept}
        inputLabel="Pictures"
        disabled={disabled}
        onFiles={(files) => take(files, { refused: [] })}
      >
        <Button variant="quiet" iconStart={<ImageIcon size={18} />}>
          Choose pictures
        </Button>
      </FileTrigger>
      {names.length > 0 && <output>{names.join(', ')}</output>}
      {refused.length > 0 && <span role="alert">{refused.join(', ')}: pictures only, please.</span>}
    </DropZone>
  )
}

const meta = {
  title: 'Primitives/DropZone',
  component: DropZone,
  args: { label: 'Pictures', accept: 'image/*', onFiles: fn() },
  render: (args) => <Pictures {...args} />,
} satisfies Meta<typeof DropZone>

export default meta
type Story = StoryObj<typeof meta>

const photo = () => new File(['1'], 'bread.png', { type: 'image/png' })
const note = () => new File(['2'], 'note.txt', { type: 'text/plain' })

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Pictures', { selector: 'input' }), photo())
    await expect(await canvas.findByRole('status')).toHaveTextContent('bread.png')
  },
}

/** Something that it takes is held over it. */
export const Over: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Pictures' })
    drag(zone, 'dragenter', dragged(photo()))
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    drag(canvas.getByRole('group', { name: 'Pictures' }), 'drop', dragged(photo(), note()))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('note.txt: pictures only, please.')
    await expect(canvas.getByRole('status')).toHaveTextContent('bread.png')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    drag(canvas.getByRole('group', { name: 'Pictures' }), 'drop', dragged(photo()))
    await expect(canvas.getByRole('button', { name: 'Choose pictures' })).toBeDisabled()
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}
