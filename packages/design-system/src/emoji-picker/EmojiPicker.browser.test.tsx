import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fill } from '../../test/fill.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import type { EmojiData } from './emoji.ts'
import { loadEmojiFont } from './emoji-font.fixture.tsx'
import { emojiPickerKeys } from './EmojiPicker.keys.ts'
import { EmojiPicker, type ChosenEmoji, type EmojiPickerProps } from './EmojiPicker.tsx'
import { emojiSupport, forgetEmojiSupport } from './emoji-support.ts'
import { parseEmoji } from './emoji-data.ts'
import { loadEmoji } from './load-emoji.ts'
import { useEmojiPreload } from './use-emoji-preload.ts'

let root: Root
let host: HTMLElement

beforeAll(async () => {
  await loadEmojiFont()
  forgetEmojiSupport()
  await loadEmoji('en')
})

beforeEach(() => {
  localStorage.clear()
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  document.documentElement.removeAttribute('dir')
  vi.restoreAllMocks()
})

const render = (children: ReactNode) => flushSync(() => root.render(children))
const search = () => page.getByRole('combobox', { name: 'Search emoji' })
const picker = () => document.querySelector<HTMLElement>('[data-component=EmojiPicker]')
const marked = () => document.querySelector('[role=option][aria-selected=true]')?.ariaLabel
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
const chosen = () => vi.fn<(emoji: ChosenEmoji) => void>()

/** Shows the picker and waits for its emoji. */
async function open(props: EmojiPickerProps = {}): Promise<void> {
  render(<EmojiPicker {...props} />)
  await expect.poll(() => picker()?.dataset['state']).toBe('ready')
  picker()?.querySelector('input')?.focus()
}

async function press(...keys: readonly string[]): Promise<string | null | undefined> {
  for (const key of keys) await userEvent.keyboard(key.length > 1 ? `{${key}}` : key)
  return marked()
}

const said = () => document.querySelector('[data-component=Announcer]')?.textContent

describe('E4 keys', () => {
  it('E4 executes its contract', async () => {
    const onSelect = chosen()
    const onClose = vi.fn<() => void>()
    await open({ onSelect, onClose })
    await expect.element(search()).toHaveFocus()
    const proofs: Record<(typeof emojiPickerKeys)[number]['key'], () => Promise<void>> = {
      ArrowDown: async () => {
        expect(await press('ArrowDown')).toBe('grinning face')
        expect(await press('ArrowDown')).toBe('slightly smiling face')
      },
      ArrowRight: async () => expect(await press('ArrowRight')).toBe('upside-down face'),
      ArrowLeft: async () => expect(await press('ArrowLeft')).toBe('slightly smiling face'),
      ArrowUp: async () => expect(await press('ArrowUp')).toBe('grinning face'),
      End: async () => {
        expect(await press('End')).toBe('face with tears of joy')
        await userEvent.keyboard('{Control>}{End}{/Control}')
        expect(marked()).toBe('flag: Wales')
      },
      Home: async () => {
        expect(await press('ArrowLeft', 'Home')).toBe('flag: South Africa')
        await userEvent.keyboard('{Control>}{Home}{/Control}')
        expect(marked()).toBe('grinning face')
      },
      PageDown: async () => expect(await press('PageDown')).toBe('face without mouth'),
      PageUp: async () => expect(await press('PageUp')).toBe('grinning face'),
      'a letter': async () => {
        await userEvent.tab()
        expect(document.activeElement?.role).toBe('listbox')
        await press('b', 'r', 'e')
        await expect.element(search()).toHaveFocus()
        await expect.element(search()).toHaveValue('bre')
      },
      Enter: async () => {
        await press('a', 'd', 'Enter')
        expect(onSelect).toHaveBeenLastCalledWith({ glyph: '🍞', label: 'bread' })
      },
      Escape: async () => {
        await press('Escape')
        expect(onClose).toHaveBeenCalledOnce()
      },
    }
    for (const { key } of emojiPickerKeys) await proofs[key]()
  })

  it('E4 typing from the list and from a group goes to search', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Food and drink' }))
    await press('f', 'i')
    await expect.element(search()).toHaveFocus()
    await expect.element(search()).toHaveValue('fi')
  })

  it('E4 the arrows are mirrored from right to left', async () => {
    document.documentElement.dir = 'rtl'
    await open()
    expect(await press('ArrowDown', 'ArrowLeft')).toBe('grinning face with big eyes')
    expect(await press('ArrowRight')).toBe('grinning face')
    const [first, second] = options()
    expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? Infinity)
  })

  it('E4 in a text the caret moves first', async () => {
    await open()
    await press('f', 'i', 'r', 'e', 'Home', 'ArrowRight', 'x')
    await expect.element(search()).toHaveValue('fxire')
    await press('Backspace', 'ArrowDown', 'End')
    expect(marked()).not.toBe('fire')
    await expect.element(search()).toHaveValue('fire')
  })

  it('E4 focus stays in search, which says where the mark is; what is marked is in view', async () => {
    await open()
    await press('ArrowDown', ...Array.from({ length: 30 }, () => 'PageDown'))
    await expect.element(search()).toHaveFocus()
    const element = document.getElementById(search().element().getAttribute('aria-activedescendant') ?? '')
    expect(element?.ariaLabel).toBe(marked())
    const list = document.querySelector('[role=listbox]')?.getBoundingClientRect()
    const cell = element?.getBoundingClientRect()
    expect(cell && list && cell.top >= list.top - 1 && cell.bottom <= list.bottom + 1).toBe(true)
    expect(Number(element?.ariaPosInSet)).toBeGreaterThan(1000)
  })

  it('E4 Escape goes on to what is around; the skin tones take their own', async () => {
    const around = vi.fn<(key: string) => void>()
    document.body.addEventListener('keydown', ({ key, defaultPrevented }) => !defaultPrevented && around(key), {
      once: true,
    })
    await open()
    await press('Escape')
    expect(around).toHaveBeenCalledWith('Escape')
    const onClose = vi.fn<() => void>()
    await open({ onClose })
    await userEvent.click(page.getByRole('button', { name: 'Skin tone: Default' }))
    await press('Escape')
    expect(document.querySelector('[role=radiogroup]')).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Skin tone: Default' })).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('E4 the consumer’s handler is first, and can keep a key to itself', async () => {
    await open({ onKeyDown: (event) => event.key === 'ArrowDown' && event.preventDefault() })
    expect(await press('ArrowDown')).toBeUndefined()
  })
})

describe('E5 search', () => {
  it.each([
    ['en', 'joy', 'face with tears of joy', '😂'],
    ['es', 'pan', 'pan de molde', '🍞'],
    ['fr', 'feu', 'feu', '🔥'],
    ['de', 'brot', 'Brot', '🍞'],
  ])('E5 finds by keyword in %s, and says how many and the first', async (locale, text, label, glyph) => {
    const onSelect = chosen()
    await open({ locale, onSelect })
    await fill(search(), text)
    expect(marked()).toBe(label)
    const count = Number(options()[0]?.ariaSetSize)
    const found = count === 1 ? '1 result' : `${count} results`
    await expect.poll(said).toBe(`${found}, ${label}`)
    await press('Enter')
    expect(onSelect).toHaveBeenCalledWith({ glyph, label })
  })

  it('E5 takes the language of the provider, and English where there are no names in it', async () => {
    render(
      <DesignSystemProvider locale="fr-CA">
        <EmojiPicker />
      </DesignSystemProvider>,
    )
    await expect.poll(() => options()[0]?.ariaLabel).toBe('visage rieur')
    render(
      <DesignSystemProvider locale="ar" dir="rtl">
        <EmojiPicker />
      </DesignSystemProvider>,
    )
    await expect.poll(() => options()[0]?.ariaLabel).toBe('grinning face')
  })

  it('E5 says each text once, when typing rests, and that nothing was found', async () => {
    await open()
    const heard: (string | null)[] = []
    await fill(search(), 'a')
    await expect.poll(said).toContain('results')
    const region = document.querySelector('[data-component=Announcer]')
    const observer = new MutationObserver(() => heard.push(region?.textContent ?? null))
    if (region) observer.observe(region, { childList: true })
    await press('z', 'z', 'q')
    await expect.poll(() => heard).toEqual(['No emoji for “azzq”'])
    observer.disconnect()
    await expect.element(search()).toHaveAttribute('aria-expanded', 'false')
  })

  it('E5 a group leaves the search and leads to its place', async () => {
    await open()
    await fill(search(), 'fire')
    await userEvent.click(page.getByRole('button', { name: 'Travel and places' }))
    await expect.element(search()).toHaveValue('')
    await expect.element(page.getByRole('option', { name: 'globe showing Europe-Africa' })).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Travel and places' }))
      .toHaveAttribute('aria-current', 'true')
  })

  it('E5 a second press on a group goes on to the other one behind it', async () => {
    await open()
    const symbols = page.getByRole('button', { name: 'Symbols, Flags' })
    await userEvent.click(symbols)
    await expect.element(page.getByRole('option', { name: 'ATM sign' })).toBeVisible()
    await userEvent.click(symbols)
    await expect.element(page.getByRole('option', { name: 'triangular flag' })).toBeVisible()
  })
})

describe('E6 recents', () => {
  it('E6 are there again when the picker is, newest first, on this device', async () => {
    await open()
    expect(document.querySelector('[role=group][aria-label=Recent]')).toBeNull()
    for (const text of ['bread', 'fire']) {
      await fill(search(), text)
      await press('Enter')
    }
    render(null)
    await open()
    expect(
      options()
        .slice(0, 2)
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['fire', 'bread'])
    await userEvent.click(page.getByRole('option', { name: 'bread' }).first())
    expect(localStorage.getItem('skein-emoji')).toBe('🍞 🔥')
  })

  it('E6 a choice moves nothing that is in view; the next search or opening has it first', async () => {
    localStorage.setItem('skein-emoji', '🔥')
    await open()
    await press('ArrowDown', 'ArrowDown', 'Enter')
    expect(marked()).toBe('grinning face')
    expect(localStorage.getItem('skein-emoji')).toBe('😀 🔥')
    expect(options()[0]?.ariaLabel).toBe('fire')
    await fill(search(), 'x')
    await fill(search(), '')
    expect(options()[0]?.ariaLabel).toBe('grinning face')
  })

  it('E6 come from another tab, too', async () => {
    await open()
    localStorage.setItem('skein-emoji', '🧶')
    window.dispatchEvent(new StorageEvent('storage', { key: 'skein-emoji' }))
    await fill(search(), 'x')
    await fill(search(), '')
    await expect.element(page.getByRole('option', { name: 'yarn' })).toBeInTheDocument()
  })

  it('E6 survive a server that knows nothing of them: hydration is silent, and then they are there', async () => {
    localStorage.setItem('skein-emoji', '🔥 💯')
    const error = vi.spyOn(console, 'error')
    const app = (
      <StrictMode>
        <EmojiPicker />
      </StrictMode>
    )
    flushSync(() => root.unmount())
    host.innerHTML = renderToString(app)
    expect(picker()?.dataset['state']).toBe('loading')
    const onRecoverableError = vi.fn<() => void>()
    root = hydrateRoot(host, app, { onRecoverableError })
    await expect.poll(() => options()[0]?.ariaLabel).toBe('fire')
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
  })

  it('E6 work where storage is refused, for as long as the page lives', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await open({ recentsKey: 'refused' })
    await userEvent.click(page.getByRole('option', { name: 'beaming face with smiling eyes' }))
    render(null)
    await open({ recentsKey: 'refused' })
    await expect
      .element(page.getByRole('option', { name: 'beaming face with smiling eyes' }).nth(1))
      .toBeInTheDocument()
  })
})

it('E7 nothing is asked of another origin', async () => {
  performance.clearResourceTimings()
  await open({ locale: 'es' })
  await fill(search(), 'fuego')
  await press('Enter')
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  expect(asked.filter(({ origin, protocol }) => origin !== location.origin && protocol !== 'blob:')).toEqual([])
  const elements = [...document.querySelectorAll('[src], link[href]')].map(
    (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).origin,
  )
  expect(elements.filter((origin) => origin !== location.origin)).toEqual([])
})

describe('E8 cost', () => {
  const rows = () => new Set(options().map(({ parentElement }) => parentElement)).size
  const nodes = () => (picker()?.querySelectorAll('*').length ?? 0) + 1

  it('E8 opens with at most 200 elements, and never has more than 60 rows', async () => {
    localStorage.setItem('skein-emoji', '🔥 💯 🎉 🍞 🧶 🌱 🐕 ☄️')
    await open()
    expect(nodes()).toBeLessThanOrEqual(200)
    expect(rows()).toBeLessThanOrEqual(12)
    const list = document.querySelector('[role=listbox]')
    for (const place of [0.1, 0.5, 0.9, 1]) {
      list?.scrollTo(0, (list.scrollHeight - list.clientHeight) * place)
      await expect.poll(() => Number(options().at(-1)?.ariaPosInSet)).toBeGreaterThan(1900 * place * 0.9)
      expect(rows()).toBeLessThanOrEqual(60)
      expect(nodes()).toBeLessThanOrEqual(200)
    }
    await fill(search(), 'a')
    expect(Number(options()[0]?.ariaSetSize)).toBeGreaterThan(300)
    expect(rows()).toBeLessThanOrEqual(60)
  })

  it('E8 a key draws the rows again that it changes, and no other', async () => {
    await open()
    await press('ArrowDown')
    const changed = new Set<Node>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target)
    })
    const list = document.querySelector('[role=listbox]')
    if (list) observer.observe(list, { subtree: true, attributes: true, childList: true })
    await press('ArrowRight')
    await expect.poll(() => changed.size).toBeGreaterThan(0)
    expect(changed.size).toBeLessThanOrEqual(3)
    observer.disconnect()
  })

  it('E8 is as high while it loads, when it failed and when it is there', async () => {
    const heights: number[] = []
    const height = () => picker()?.offsetHeight ?? 0
    let answer: ((data: EmojiData) => void) | undefined
    let fail: ((error: Error) => void) | undefined
    const load = () =>
      new Promise<EmojiData>((resolve, reject) => {
        answer = resolve
        fail = reject
      })
    render(<EmojiPicker load={load} />)
    await expect.poll(() => fail).toBeDefined()
    heights.push(height())
    fail?.(new Error('offline'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    heights.push(height())
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    answer?.(await loadEmoji('en'))
    await expect.element(page.getByRole('option', { name: 'grinning face', exact: true })).toBeVisible()
    heights.push(height())
    expect(new Set(heights).size).toBe(1)
  })
})

describe('E9 what the device cannot draw', () => {
  it('E9 is not offered, and is found out once in a session', async () => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own canvas below
    const draw = CanvasRenderingContext2D.prototype.fillText
    let drawn = 0
    vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
      this: CanvasRenderingContext2D,
      text: string,
      x: number,
      y: number,
    ) {
      drawn += 1
      // As a system from before Unicode 15 draws it: a box in the colour of the text.
      if (['🫨', '🙂‍↔️', '🫩', '🫪'].includes(text)) this.fillRect(x, y, 10, 10)
      else draw.call(this, text, x, y)
    })
    forgetEmojiSupport()
    expect(emojiSupport().versions).toEqual([12, 12.1, 13, 13.1, 14])
    const once = drawn
    expect(emojiSupport()).toBe(emojiSupport())
    expect(drawn).toBe(once)
    const { readEmoji } = await import('./read-emoji.ts')
    const data = readEmoji('😀|grinning face|\n🫨f|shaking face|\n🫠e|melting face|')
    await open({ load: () => Promise.resolve(data) })
    expect(options().map(({ ariaLabel }) => ariaLabel)).toEqual(['grinning face', 'melting face'])
    vi.restoreAllMocks()
    forgetEmojiSupport()
    expect(emojiSupport().versions).toContain(15)
  })
})

describe('E8 the first screen', () => {
  it('E8 is there before a device without a font of coloured emoji was asked for each of the others', async () => {
    const [{ default: text }, { readEmoji }] = await Promise.all([
      import('./generated/en.ts'),
      import('./read-emoji.ts'),
    ])
    const [first = [], ...others] = parseEmoji(text)
    const later = new Set(others.flat().map(({ glyph }) => glyph))
    const asked = new Map<string, boolean>()
    // oxlint-disable-next-line typescript/unbound-method -- it is called with a canvas of its own below
    const measure = CanvasRenderingContext2D.prototype.measureText
    // No picture has colours of its own.
    vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockReturnValue()
    vi.spyOn(CanvasRenderingContext2D.prototype, 'measureText').mockImplementation((glyph) => {
      if (!asked.has(glyph)) asked.set(glyph, options().length > 0)
      return measure.call(document.createElement('canvas').getContext('2d'), glyph === '👋' ? 'far too wide' : glyph)
    })
    forgetEmojiSupport()
    await open({ load: () => Promise.resolve(readEmoji(text)) })
    await expect.poll(() => [...later].every((glyph) => asked.has(glyph))).toBe(true)
    expect(first.map(({ glyph }) => asked.get(glyph))).not.toContain(true)
    expect([...later].map((glyph) => asked.get(glyph))).not.toContain(false)
    // What it cannot draw is gone then.
    await search().fill('waving hand')
    await expect.element(page.getByRole('option', { name: 'waving hand', exact: true })).not.toBeInTheDocument()
    vi.restoreAllMocks()
    forgetEmojiSupport()
  })
})

describe('a button that comes near', () => {
  const load = vi.fn<(locale: string) => Promise<EmojiData>>()

  function Near() {
    return (
      <button type="button" {...useEmojiPreload(undefined, load)}>
        Emoji
      </button>
    )
  }

  it.each([
    ['the pointer', () => userEvent.hover(page.getByRole('button', { name: 'Emoji' }))],
    ['the focus', () => Promise.resolve(host.querySelector('button')?.focus())],
  ])('fetches the emoji before the picker is there, for %s', async (_, come) => {
    load.mockReset().mockRejectedValue(new Error('Not to be had'))
    render(
      <DesignSystemProvider locale="fr">
        <Near />
      </DesignSystemProvider>,
    )
    expect(load).not.toHaveBeenCalled()
    await come()
    // A pointer may come near more than once; asking again costs nothing.
    await expect.poll(() => [...new Set(load.mock.calls.flat())]).toEqual(['fr'])
    expect(picker()).toBeNull()
  })
})

describe('E10 the skin tone', () => {
  const button = (tone: string) => page.getByRole('button', { name: `Skin tone: ${tone}`, exact: true })

  it('E10 is put on what is drawn and on what is chosen, and remembered', async () => {
    const onSelect = chosen()
    await open({ onSelect })
    await userEvent.click(button('Default'))
    await expect.element(page.getByRole('radio', { name: 'Default', exact: true })).toHaveFocus()
    await press('ArrowRight', 'ArrowRight')
    await expect.element(page.getByRole('radio', { name: 'Medium light' })).toBeChecked()
    await press('Enter')
    await expect.element(button('Medium light')).toHaveFocus()
    expect(onSelect).not.toHaveBeenCalled()
    render(null)
    await open({ onSelect })
    await fill(search(), 'waving hand')
    expect(options()[0]?.textContent).toBe('👋🏼')
    await press('Enter')
    expect(onSelect).toHaveBeenCalledWith({ glyph: '👋🏼', label: 'waving hand' })
    // Recents remember the hand, not its tone: they follow when the reader changes it.
    expect(localStorage.getItem('skein-emoji')).toBe('👋')
  })

  it('E10 stays open when focus goes nowhere, and closes when it moves elsewhere or something else is pressed', async () => {
    await open()
    const tones = () => document.querySelector('[role=radiogroup]')
    await userEvent.click(button('Default'))
    // What a browser does that focuses no radio button on a press.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    expect(tones()).not.toBeNull()
    await userEvent.click(page.getByRole('radio', { name: 'Medium', exact: true }), { force: true })
    await expect.element(button('Medium')).toHaveFocus()
    expect(tones()).toBeNull()

    await userEvent.click(button('Medium'))
    picker()?.querySelector('input')?.focus()
    await expect.poll(tones).toBeNull()

    await userEvent.click(button('Medium'))
    await userEvent.click(button('Medium'))
    expect(tones()).toBeNull()

    await userEvent.click(button('Medium'))
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
    await expect.poll(tones).toBeNull()
  })

  it('E10 is the parent’s where it is given, and told', async () => {
    const onSkinToneChange = vi.fn<(tone: string) => void>()
    await open({ skinTone: 'dark', onSkinToneChange })
    await userEvent.click(button('Dark'))
    await userEvent.click(page.getByRole('radio', { name: 'Light', exact: true }))
    expect(onSkinToneChange).toHaveBeenCalledExactlyOnceWith('light')
    await expect.element(button('Dark')).toHaveFocus()
  })
})
