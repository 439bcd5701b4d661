import { catalogue, hitsOf, mockBareFailure, mockNever, mockRefusal, people, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { drawMessageDialog, expectToast, inColumn } from './profile-story.fixture.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

/** The dialog in which members change their own profile. */
const meta = {
  title: 'Screens/Profile/Edit',
  component: ProfileScreen,
  args: { drawMessageDialog },
  parameters: { layout: 'fullscreen' },
  decorators: [inColumn],
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

const backend = { posts: [posts.liked] }
const editButton = () => screen.findByRole('button', { name: 'Edit Profile' })
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })

/** Opens the form; its first field has the focus. */
async function openEdit() {
  await userEvent.click(await editButton())
  const form = await screen.findByRole('form', { name: 'Edit Profile' })
  await waitFor(() => expect(field('Name')).toHaveFocus())
  return within(form)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

/** A picture of this size, as a file somebody chooses. */
async function pictureFile(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws.')
  const sky = context.createLinearGradient(0, 0, width, height)
  sky.addColorStop(0, 'sandybrown')
  sky.addColorStop(1, 'steelblue')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'black'
  context.fillRect(width * 0.4, height * 0.4, width * 0.2, height * 0.6)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('This browser writes pictures.')
  return new File([blob], 'harbour.png', { type: 'image/png' })
}
async function choosePhoto(width: number, height: number) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is a field for the photo.')
  await userEvent.upload(input, await pictureFile(width, height))
}

/** Name, bio, location, website, with what is saved; the tabs stay under the form. */
export const Open: Story = {
  ...scenario(catalogue['profile-edit'], { backend }),
  tags: [
    'row:profile-edit',
    'screen:profile',
    'state:populated',
    'transition:profile-edit-opens',
    'call:get-users-username',
  ],
  play: async ({ canvas }) => {
    await openEdit()
    await expect(field('Name')).toHaveValue('Ada Lindqvist')
    await expect(field('Bio')).toHaveValue('Draws interfaces, bakes on Sundays.')
    await expect(field('Location')).toHaveValue('Uppsala')
    await expect(field('Website')).toHaveValue('https://ada.skein.example/')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Replies' })).toBeVisible()
  },
}

export const Cancelled: Story = {
  ...scenario(catalogue['profile-edit-cancelled'], { backend }),
  tags: [
    'row:profile-edit-cancelled',
    'screen:profile',
    'state:populated',
    'transition:profile-edit-cancelled',
    'call:get-users-username',
  ],
  play: async ({ canvas }) => {
    await openEdit()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await editButton()).toHaveFocus())
    await expect(hitsOf('updateUser')).toBe(0)
  },
}

/** Nothing that was typed is thrown away without being asked for. */
export const Discards: Story = {
  ...scenario(catalogue['profile-edit-discards'], { backend }),
  tags: ['row:profile-edit-discards', 'screen:profile', 'state:populated', 'call:get-users-username'],
  play: async ({ canvas }) => {
    await openEdit()
    await userEvent.type(field('Bio'), ' And on Mondays.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect(field('Bio')).toHaveValue('Draws interfaces, bakes on Sundays. And on Mondays.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

/** What is wrong shows at its field after Save, which goes to the first one; it leaves as soon as it is right. */
export const Invalid: Story = {
  ...scenario(catalogue['profile-edit-invalid'], { backend }),
  tags: ['row:profile-edit-invalid', 'screen:profile', 'state:error', 'call:get-users-username'],
  play: async () => {
    await openEdit()
    await userEvent.clear(field('Name'))
    await userEvent.clear(field('Website'))
    await userEvent.type(field('Website'), 'ada.lindqvist')
    await expect(field('Website')).toBeValid()
    await save()
    await waitFor(() => expect(field('Name')).toHaveFocus())
    await expect(field('Name')).toHaveAccessibleDescription('Enter a name')
    await userEvent.type(field('Name'), 'Ada')
    await expect(field('Name')).toBeValid()
    await expect(field('Website')).toHaveAccessibleDescription('Start the address with https:// or http://')
    await expect(hitsOf('updateUser')).toBe(0)
  },
}

/** Save saves and closes; the page shows it, and the posts too. */
export const Saved: Story = {
  ...scenario(catalogue['profile-edit-saved'], { backend }),
  tags: [
    'row:profile-edit-saved',
    'screen:profile',
    'state:populated',
    'transition:profile-saved-closes',
    'call:patch-users',
  ],
  play: async ({ canvas }) => {
    await openEdit()
    await userEvent.clear(field('Name'))
    await userEvent.type(field('Name'), 'Ada L.')
    await userEvent.clear(field('Location'))
    await save()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Ada L.' })).toBeVisible())
    await expect(canvas.queryByText('Uppsala')).not.toBeInTheDocument()
    await waitFor(async () => expect(await editButton()).toHaveFocus())
  },
}

export const Saving: Story = {
  ...scenario(catalogue['profile-edit-pending'], { backend, handlers: [mockNever('updateUser')] }),
  tags: ['row:profile-edit-pending', 'screen:profile', 'state:pending', 'call:patch-users'],
  play: async () => {
    await openEdit()
    await userEvent.type(field('Location'), ', Sweden')
    await save()
    await expect(screen.getByRole('button', { name: 'Saving' })).toHaveAttribute('data-loading', 'true')
  },
}

/** A failed save stays open with everything as it was typed. */
export const SaveFails: Story = {
  ...scenario(catalogue['profile-edit-fails'], { backend, handlers: [mockBareFailure('updateUser')] }),
  tags: ['row:profile-edit-fails', 'screen:profile', 'state:error', 'call:patch-users'],
  play: async () => {
    await openEdit()
    await userEvent.type(field('Location'), ', Sweden')
    await save()
    await expectToast('Your profile could not be saved')
    await expect(field('Location')).toHaveValue('Uppsala, Sweden')
  },
}

/** What the server refuses stands at its field. */
export const Refused: Story = {
  ...scenario(catalogue['profile-edit-refused'], {
    backend,
    handlers: [mockRefusal('updateUser', 'invalid-input', { fields: { name: 'This name is not allowed here.' } })],
  }),
  tags: ['row:profile-edit-refused', 'screen:profile', 'state:error', 'call:patch-users'],
  play: async () => {
    await openEdit()
    await userEvent.type(field('Name'), ' Admin')
    await save()
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('This name is not allowed here.'))
    await waitFor(() => expect(field('Name')).toHaveFocus())
    await expect(field('Name')).toHaveValue('Ada Lindqvist Admin')
  },
}

/** The part that is kept, moved by keys and zoomed. */
export const Crop: Story = {
  ...scenario(catalogue['profile-crop'], { backend }),
  tags: ['row:profile-crop', 'screen:profile', 'state:populated', 'call:get-users-username'],
  play: async () => {
    await openEdit()
    await choosePhoto(1200, 800)
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo' }))
    const zoom = dialog.getByRole('slider', { name: 'Zoom' })
    await fireEvent.change(zoom, { target: { value: '1.5' } })
    await expect(zoom).toHaveAttribute('aria-valuetext', '150 %')
    const view = dialog.getByRole('application', { name: 'Part of the picture that is shown' })
    view.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use photo' })).toBeVisible())
  },
}

/** The photo is cropped here, uploaded at Save, and everybody sees it. */
export const PhotoSaved: Story = {
  ...scenario(catalogue['profile-photo-saved'], { backend }),
  tags: ['row:profile-photo-saved', 'screen:profile', 'state:populated', 'call:patch-users'],
  play: async ({ canvasElement }) => {
    await openEdit()
    await choosePhoto(1200, 800)
    await userEvent.click(await screen.findByRole('button', { name: 'Use photo' }))
    await waitFor(() => expect(canvasElement.querySelector('img[src^="blob:"]')).not.toBeNull())
    await save()
    await editButton()
    await waitFor(() => expect(canvasElement.querySelector('section img[src^="/media/"]')).not.toBeNull())
  },
}

export const PhotoTooSmall: Story = {
  ...scenario(catalogue['profile-photo-small'], { backend: { ...backend, members: [people.ada] } }),
  tags: ['row:profile-photo-small', 'screen:profile', 'state:error', 'call:get-users-username'],
  play: async () => {
    await openEdit()
    await choosePhoto(1200, 300)
    await waitFor(() => expect(screen.getByText('Choose a picture of at least 400 × 400')).toBeVisible())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
