import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { IconButton } from '../icon-button/index.ts'
import { XIcon } from '../icon/index.ts'
import { Button } from './index.ts'

setUpHost()

/** The colours of the one button in `children`, and those of two custom properties beside it. */
function coloursOf(children: ReactNode, fill: string, letters: string) {
  flushSync(() =>
    root.render(
      <>
        {children}
        <i style={{ backgroundColor: `var(--ds-color-${fill})`, color: `var(--ds-color-${letters})` }} />
      </>,
    ),
  )
  const read = (selector: string) => {
    const style = getComputedStyle(host.querySelector(selector) ?? host)
    return { fill: style.backgroundColor, letters: style.color }
  }
  return { button: read('button'), wanted: read('i') }
}

describe('tone', () => {
  it.each([
    ['ai', 'ai', 'on-ai'],
    ['danger', 'danger', 'on-danger'],
  ] as const)('%s fills a filled button', (tone, fill, letters) => {
    const { button, wanted } = coloursOf(<Button tone={tone}>Do it</Button>, fill, letters)
    expect(button).toEqual(wanted)
  })

  it.each([
    ['quiet', 'ai', 'ai-text'],
    ['ghost', 'danger', 'danger'],
    ['soft', 'danger', 'danger'],
  ] as const)('in a %s button %s is the colour of the letters', (variant, tone, letters) => {
    const plain = coloursOf(<Button variant={variant}>Do it</Button>, 'surface', letters)
    const { button, wanted } = coloursOf(
      <Button variant={variant} tone={tone}>
        Do it
      </Button>,
      'surface',
      letters,
    )
    expect(button).toEqual({ fill: plain.button.fill, letters: wanted.letters })
  })

  it('is said by what is off too', () => {
    const filled = coloursOf(
      <Button tone="danger" disabled>
        Do it
      </Button>,
      'danger-disabled',
      'on-danger-disabled',
    )
    expect(filled.button).toEqual(filled.wanted)
    const bare = coloursOf(
      <Button variant="quiet" tone="danger" disabled>
        Do it
      </Button>,
      'surface',
      'on-disabled',
    )
    expect(bare.button.letters).toBe(bare.wanted.letters)
  })

  it('is that of an icon button too', () => {
    const icon = <IconButton label="Ask" variant="primary" tone="ai" icon={<XIcon />} tooltip={false} />
    const filled = coloursOf(icon, 'ai', 'on-ai')
    expect(filled.button).toEqual(filled.wanted)
    const bare = coloursOf(<IconButton label="Ask" tone="ai" icon={<XIcon />} tooltip={false} />, 'surface', 'ai-text')
    expect(bare.button.letters).toBe(bare.wanted.letters)
  })
})
