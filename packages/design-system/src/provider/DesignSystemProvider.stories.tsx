import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import { CopyIcon, FlagIcon, MoreHorizontalIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ar } from '../locales/ar.ts'
import { ja } from '../locales/ja.ts'
import { PasswordInput } from '../input/index.ts'
import { Poll, pollWords } from '../poll/index.ts'
import { DesignSystemProvider } from './DesignSystemProvider.tsx'
import { translate } from './words.ts'

const now = Date.parse('2026-06-15T12:00:00Z')

// Outside of the render: a new array would be new words for everything below.
const german = [
  translate(pollWords, {
    vote: 'Abstimmen',
    votes: (count, written) => (count === 1 ? '1 Stimme' : `${written} Stimmen`),
    timeLeft: (duration) => `noch ${duration}`,
  }),
]

const meta = {
  title: 'Primitives/DesignSystemProvider',
  component: DesignSystemProvider,
  args: { locale: 'en' },
  // Chosen, not typed: half a name is no locale.
  argTypes: { locale: { control: 'select', options: ['en', 'es', 'fr', 'de', 'ar'] } },
} satisfies Meta<typeof DesignSystemProvider>

export default meta
type Story = StoryObj<typeof meta>

/** Small words through `messages`, those of larger primitives through `translations`, numbers and durations by `locale`. */
export const InAnotherLanguage: Story = {
  args: { locale: 'de', messages: { showPassword: 'Passwort anzeigen' }, translations: german },
  render: (args) => (
    <DesignSystemProvider {...args}>
      <div lang="de" style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
        <PasswordInput aria-label="Passwort" defaultValue="roggen-und-salz" />
        <Poll
          question="Welches Brot backen wir am Samstag?"
          options={[
            { id: 'rye', text: 'Roggen', votes: 1214 },
            { id: 'spelt', text: 'Dinkel', votes: 380 },
          ]}
          endsAt={now + 6 * 60 * 60 * 1000}
          now={now}
          onVote={fn()}
        />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Abstimmen' })).toBeVisible()
    await expect(canvas.getByText('1.594 Stimmen · noch 6 Stunden')).toBeVisible()
  },
}

/** A language that comes with the package: every word of every primitive, in the direction and with the plurals it has. */
export const WholeLanguages: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 420 }}>
      <DesignSystemProvider locale="ar" dir="rtl" translations={ar}>
        <div lang="ar" dir="rtl">
          <Poll
            question="أي خبز نخبز يوم السبت؟"
            options={[
              { id: 'rye', text: 'الجاودار', votes: 7 },
              { id: 'spelt', text: 'الحنطة', votes: 4 },
            ]}
            endsAt={now + 6 * 60 * 60 * 1000}
            now={now}
            vote="rye"
            changeable
            onVote={fn()}
          />
        </div>
      </DesignSystemProvider>
      <DesignSystemProvider locale="ja" translations={ja}>
        <div lang="ja">
          <Poll
            question="土曜日にどのパンを焼きますか？"
            options={[
              { id: 'rye', text: 'ライ麦', votes: 7 },
              { id: 'spelt', text: 'スペルト小麦', votes: 4 },
            ]}
            endsAt={now + 6 * 60 * 60 * 1000}
            now={now}
            vote="rye"
            changeable
            onVote={fn()}
          />
        </div>
      </DesignSystemProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/صوتًا/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'تغيير صوتي' })).toBeVisible()
    await expect(canvas.getByText(/11票/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '投票を変更' })).toBeVisible()
  },
}

/** The page sets `dir` on its element; the provider tells it to what floats outside of that element. */
export const RightToLeft: Story = {
  args: { locale: 'ar', dir: 'rtl' },
  render: (args) => (
    <DesignSystemProvider {...args}>
      <div
        dir="rtl"
        lang="ar"
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          minBlockSize: 160,
          paddingInline: 16,
        }}
      >
        <p style={{ margin: 0 }}>نور حداد: الخبز في الفرن، والباب مفتوح.</p>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <IconButton label="المزيد" icon={<MoreHorizontalIcon />} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item icon={<CopyIcon size={18} />}>نسخ الرابط</DropdownMenu.Item>
            <DropdownMenu.Item icon={<FlagIcon size={18} />}>إبلاغ</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'المزيد' })
    await userEvent.click(trigger)
    const menu = await within(document.body).findByRole('menu')
    await expect(menu).toHaveAttribute('dir', 'rtl')
    await waitFor(() => expect(menu).toBeVisible())
    // Its end, which is its left edge here, stands at the end of the trigger.
    await waitFor(() =>
      expect(Math.abs(menu.getBoundingClientRect().left - trigger.getBoundingClientRect().left)).toBeLessThan(2),
    )
  },
}
