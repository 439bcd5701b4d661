import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, Section } from './Page.tsx'
import { base } from './tokens.ts'

const meta = { title: 'Foundations/Type', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const px = (rem: string) => Number.parseFloat(rem) * 16

function isSize(name: string): name is keyof typeof base.text {
  return name in base.text
}

const sizes = Object.keys(base.text).filter(isSize).toReversed()

export const Type: Story = {
  render: () => (
    <Page
      title="Geist, in four weights"
      lead="One family for the interface and for what people write, Geist Mono for handles and codes. Figures in counters never jump: they are all the same width."
    >
      <Section title="Scale">
        <dl className="grid gap-20">
          {sizes.map((size) => (
            <div
              key={size}
              className="grid gap-4 border-b border-border pb-16 rail:grid-cols-[200px_1fr] rail:items-baseline"
            >
              <dt className="text-caption text-text-muted">
                {size} {px(base.text[size])} / {px(base.leading[size])}
              </dt>
              <dd
                data-size={size}
                style={{
                  fontSize: `var(--ds-text-${size})`,
                  lineHeight: `var(--ds-leading-${size})`,
                  letterSpacing: `calc(var(--ds-tracking-${size}) * 1em)`,
                  fontWeight: px(base.text[size]) > 17 ? base.weight.bold : base.weight.regular,
                }}
              >
                Slow loaf, rain on the quay at 07:14
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Weights">
        <ul className="grid gap-8">
          {Object.entries(base.weight).map(([name, weight]) => (
            <li key={name} className="text-section" style={{ fontWeight: weight }}>
              {name} {weight}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Handles, figures, other scripts">
        <p className="font-mono text-control">@noor · /post/0192f0c8</p>
        <p className="tabular-nums">
          1,204
          <br />
          8,911
        </p>
        <p lang="ja">静かな紙に、ひとつの菫色。</p>
        <p lang="ar" dir="rtl">
          ورق هادئ وصوت بنفسجي واحد
        </p>
        <p className="font-emoji text-title">❤️ 😂 😮 🔥 💯 🎉</p>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load('16px "Geist Variable"')
    await expect(document.fonts.check('16px "Geist Variable"')).toBe(true)
    const display = canvasElement.querySelector('[data-size=display]')
    await expect(display && getComputedStyle(display).fontSize).toBe('34px')
  },
}
