import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DesignSystemProvider, translate } from '../provider/index.ts'
import { EmojiPicker, type EmojiPickerProps } from './EmojiPicker.tsx'
import { emojiPickerWords } from './emoji-picker.words.ts'
import type { EmojiData } from './emoji.ts'
import { loadEmoji } from './load-emoji.ts'

const meta = {
  title: 'Primitives/EmojiPicker',
  component: EmojiPicker,
  args: { onSelect: fn(), recentsKey: 'skein-emoji-story' },
  // The picker remembers on this device: every story begins with the same eight.
  beforeEach: () => {
    localStorage.setItem('skein-emoji-story', '🍞 ☄️ 🌧️ 🔥 💯 🧶 🌱 🐕')
    localStorage.removeItem('skein-emoji-story-tone')
  },
} satisfies Meta<typeof EmojiPicker>

export default meta
type Story = StoryObj<typeof meta>

/** As it opens: search, what was used last, the groups. */
export const Kinds: Story = {
  play: async ({ canvas, args }) => {
    const yarn = await canvas.findByRole('option', { name: 'yarn' })
    await userEvent.click(yarn)
    await expect(args.onSelect).toHaveBeenCalledWith({ glyph: '🧶', label: 'yarn' })
    await expect(canvas.getByRole('group', { name: 'Emoji picker' })).toHaveAttribute('data-state', 'ready')
  },
}

/** Found by name and by keyword; the first result is marked, so that Enter takes it. */
export const Searching: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('option', { name: 'grinning face' })
    const search = canvas.getByRole('combobox', { name: 'Search emoji' })
    await userEvent.type(search, 'tears')
    await waitFor(() =>
      expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('face with tears of joy'),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith({ glyph: '😂', label: 'face with tears of joy' })
    await expect(search).toHaveFocus()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'grinning face' })
    await userEvent.type(canvas.getByRole('combobox'), 'zzzz')
    await waitFor(() => expect(canvas.getByText('No emoji for “zzzz”')).toBeVisible())
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

const never = () => new Promise<EmojiData>(() => {})

/** While the names load it is exactly as high as it will be. */
export const Loading: Story = {
  args: { load: never },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading emoji')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

function Offline(props: EmojiPickerProps) {
  const [load] = useState(() => {
    let online = false
    return (locale: string) => {
      if (online) return loadEmoji(locale)
      online = true
      return Promise.reject(new Error('offline'))
    }
  })
  return <EmojiPicker {...props} load={load} />
}

/** The names could not be fetched: it says so, and tries again when asked. */
export const Failed: Story = {
  render: (args) => <Offline {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Emoji could not be loaded.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const TriedAgain: Story = {
  render: (args) => <Offline {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('option', { name: 'grinning face' })).toBeVisible())
  },
}

/** The reader's skin tone, put on every person and hand that takes one. */
export const SkinTone: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('option', { name: 'grinning face' })
    await userEvent.click(canvas.getByRole('button', { name: 'Skin tone: Default' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Medium dark' }))
    await expect(canvas.getByRole('button', { name: 'Skin tone: Medium dark' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('combobox'), 'thumbs up')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith({ glyph: '👍🏾', label: 'thumbs up' })
  },
}

export const SkinToneChoices: Story = {
  args: { defaultSkinTone: 'light' },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'grinning face' })
    await userEvent.click(canvas.getByRole('button', { name: 'Skin tone: Light' }))
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus()
  },
}

/** Names and search in the language of the page. */
export const German: Story = {
  args: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'grinsendes Gesicht' })
    await userEvent.type(canvas.getByRole('combobox'), 'brot')
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('Brot'))
  },
}

const arabic = [
  translate(emojiPickerWords, {
    label: 'اختيار إيموجي',
    search: 'ابحث عن إيموجي',
    list: 'إيموجي',
    categories: 'الفئات',
    recent: 'الأحدث',
    smileys: 'وجوه',
    people: 'أشخاص',
    nature: 'حيوانات وطبيعة',
    skinTone: 'لون البشرة',
    none: 'افتراضي',
    hint: 'اختر إيموجي',
    results: (count, first) => `${count} نتيجة${first ? `، ${first}` : ''}`,
  }),
]

/** The page's own words from right to left. There are no Arabic names in the data, so the emoji keep their English ones. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl" translations={arabic}>
      <EmojiPicker {...args} />
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'grinning face' })
    const search = canvas.getByRole('combobox', { name: 'ابحث عن إيموجي' })
    await userEvent.click(search)
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('comet')
  },
}

/** In a window of 320 px the cells share what there is. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <EmojiPicker {...args} columns={7} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'grinning face' })
    const picker = canvas.getByRole('group', { name: 'Emoji picker' })
    await expect(picker.scrollWidth).toBeLessThanOrEqual(picker.clientWidth)
    await expect(canvas.getAllByRole('option')[0]?.parentElement?.childElementCount).toBe(7)
  },
}
