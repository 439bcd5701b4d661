import '../theme/styles.ts'
import { StrictMode, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Field } from '../field/index.ts'
import { de } from '../locales/de.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { RangeSlider, rangeSliderKeys, type RangeSliderProps } from './index.ts'

setUpHost()
beforeEach(() => {
  // 200 px from the middle of a thumb at one end to its middle at the other.
  host.style.inlineSize = '220px'
})

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
const Length = (props: RangeSliderProps<readonly number[]>) => (
  <RangeSlider aria-label="Length" defaultValue={[20, 60]} {...props} />
)

const thumb = (name: string) => page.getByRole('slider', { name })
const inputs = () => [...host.querySelectorAll('input')]
const values = () => inputs().map((input) => input.valueAsNumber)
const focus = (index: number) => inputs()[index]?.focus()
const rail = () => {
  const found = inputs()[0]?.parentElement?.parentElement
  if (!found) throw new Error('There is no rail')
  return found
}
const knobs = () => inputs().map((input) => input.nextElementSibling?.getBoundingClientRect())
const fill = () => rail().firstElementChild?.lastElementChild?.getBoundingClientRect()

/** Pixels from the corner of the rail at which a value of 0 to 100 lies. */
const at = (value: number) => ({ x: 10 + value * 2, y: rail().getBoundingClientRect().height / 2 })
const press = (value: number) => userEvent.click(page.elementLocator(rail()), { position: at(value), force: true })
const drag = (from: number, to: number) =>
  userEvent.dragAndDrop(page.elementLocator(rail()), page.elementLocator(rail()), {
    sourcePosition: at(from),
    targetPosition: at(to),
    force: true,
  })

describe('keys', () => {
  it('are executed, as far as the neighbour lets them', async () => {
    const told = vi.fn<(value: readonly number[]) => void>()
    const committed = vi.fn<(value: readonly number[]) => void>()
    mount(<Length onValueChange={told} onValueCommit={committed} />)
    const after: Record<string, readonly [number, number]> = {
      Tab: [20, 60],
      ArrowRight: [20, 61],
      ArrowLeft: [20, 60],
      ArrowUp: [20, 61],
      ArrowDown: [20, 60],
      PageUp: [20, 70],
      PageDown: [20, 60],
      'Shift+ArrowUp': [20, 70],
      Home: [20, 20],
      End: [20, 100],
    }
    focus(0)
    for (const { key } of rangeSliderKeys) {
      await userEvent.keyboard(key.startsWith('Shift+') ? `{Shift>}{${key.slice(6)}}{/Shift}` : `{${key}}`)
      expect([key, values()]).toEqual([key, after[key]])
    }
    const changes = Object.values(after).slice(1)
    expect(told.mock.calls.flat()).toEqual(changes)
    await expect.poll(() => committed.mock.calls.flat()).toEqual(changes)
  })

  it('stop at the thumb after it', async () => {
    mount(<Length />)
    focus(0)
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(values()).toEqual([60, 60])
    await userEvent.keyboard('{Home}')
    expect(values()).toEqual([0, 60])
  })

  it('stay so many steps apart', async () => {
    mount(<Length step={5} minStepsBetweenThumbs={2} />)
    focus(0)
    await userEvent.keyboard('{End}')
    expect(values()).toEqual([50, 60])
    focus(1)
    await userEvent.keyboard('{PageDown}')
    expect(values()).toEqual([50, 60])
  })

  it('may go farther than what is dragged', async () => {
    mount(<Length keyStep={5} pageStep={20} />)
    focus(0)
    await userEvent.keyboard('{ArrowRight}')
    expect(values()).toEqual([25, 60])
    await userEvent.keyboard('{PageUp}')
    expect(values()).toEqual([45, 60])
  })

  it('turn round from right to left, and so does the track', async () => {
    mount(
      <div dir="rtl">
        <Length />
      </div>,
    )
    const [first, second] = knobs()
    expect(first?.left).toBeGreaterThan(second?.right ?? Infinity)
    focus(0)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
    expect(values()).toEqual([21, 60])
  })
})

describe('a press on the track', () => {
  it.each([
    [10, [10, 60]],
    [35, [35, 60]],
    [45, [20, 45]],
    [90, [20, 90]],
  ] as const)('at %s moves the nearest', async (value, after) => {
    mount(<Length />)
    await press(value)
    expect(values()).toEqual(after)
  })

  it('moves the nearest of three', async () => {
    mount(<Length defaultValue={[10, 50, 90]} />)
    await press(40)
    expect(values()).toEqual([10, 40, 90])
    await press(80)
    expect(values()).toEqual([10, 40, 80])
  })

  it('moves the nearest from right to left', async () => {
    mount(
      <div dir="rtl">
        <Length />
      </div>,
    )
    // From the right, 10 is where 90 would be.
    await press(90)
    expect(values()).toEqual([10, 60])
    await press(10)
    expect(values()).toEqual([10, 90])
  })

  it('moves the one that can move, where both are at an end', async () => {
    mount(<Length defaultValue={[0, 0]} />)
    await drag(0, 30)
    expect(values()).toEqual([0, 30])
    mount(<Length key="end" defaultValue={[100, 100]} />)
    await drag(100, 70)
    expect(values()).toEqual([70, 100])
  })
})

describe('a drag', () => {
  it('is told on its way, and committed once', async () => {
    const told = vi.fn<(value: readonly number[]) => void>()
    const committed = vi.fn<(value: readonly number[]) => void>()
    mount(<Length onValueChange={told} onValueCommit={committed} />)
    await drag(60, 80)
    expect(told.mock.lastCall).toEqual([[20, 80]])
    expect(committed.mock.calls).toEqual([[[20, 80]]])
  })

  it('goes on beyond the middle between two thumbs, and ends at the other', async () => {
    mount(<Length />)
    await drag(20, 55)
    expect(values()).toEqual([55, 60])
    await drag(55, 95)
    expect(values()).toEqual([60, 60])
  })

  it('takes back the thumb that moved last, where two meet', async () => {
    mount(<Length />)
    await drag(60, 10)
    expect(values()).toEqual([20, 20])
    const [lower, upper] = inputs().map((input) => input.parentElement)
    if (!lower || !upper) throw new Error('There are no thumbs')
    expect([getComputedStyle(lower).zIndex, getComputedStyle(upper).zIndex]).toEqual(['auto', '1'])
    // Its left half too, which would be nearer to none.
    await drag(18, 70)
    expect(values()).toEqual([20, 70])
  })
})

it('draws its fill between the first thumb and the last', () => {
  mount(<Length />)
  const [first, second] = knobs()
  expect(fill()?.left).toBeCloseTo((first?.left ?? 0) + 10, 1)
  expect(fill()?.right).toBeCloseTo((second?.left ?? 0) + 10, 1)
})

it('says how far each thumb may go', () => {
  mount(<Length minStepsBetweenThumbs={10} formatValue={(value) => `${value} minutes`} />)
  expect(inputs().map(({ min, max }) => [min, max])).toEqual([
    ['0', '50'],
    ['30', '100'],
  ])
  expect(inputs().map((input) => input.getAttribute('aria-valuetext'))).toEqual(['20 minutes', '60 minutes'])
})

describe('thumbs are called', () => {
  const names = () => inputs().map((input) => input.getAttribute('aria-label'))

  it('minimum and maximum, in the language of the provider', () => {
    mount(<Length />)
    expect(names()).toEqual(['Minimum', 'Maximum'])
    mount(
      <DesignSystemProvider locale="de" translations={de}>
        <Length defaultValue={[1, 2, 3]} />
      </DesignSystemProvider>,
    )
    expect(names()).toEqual(['Wert 1 von 3', 'Wert 2 von 3', 'Wert 3 von 3'])
  })

  it('as they are named', async () => {
    mount(<Length thumbLabels={['From', 'To']} />)
    await expect.element(thumb('From')).toHaveValue('20')
    await expect.element(thumb('To')).toHaveValue('60')
  })
})

describe('standing up', () => {
  it('begins below, and says so', async () => {
    mount(<Length orientation="vertical" style={{ blockSize: 220 }} />)
    await expect.element(thumb('Minimum')).toHaveAttribute('aria-orientation', 'vertical')
    const [first, second] = knobs()
    expect(first?.top).toBeGreaterThan(second?.bottom ?? Infinity)
    expect(fill()?.bottom).toBeCloseTo((first?.top ?? 0) + 10, 1)
    expect(rail().getBoundingClientRect().height).toBeCloseTo(220, 0)
  })

  it('has the same keys, in either reading direction', async () => {
    mount(<Length orientation="vertical" />)
    focus(0)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowRight}')
    expect(values()).toEqual([22, 60])
    mount(
      <div dir="rtl">
        <Length orientation="vertical" />
      </div>,
    )
    focus(0)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowLeft}')
    expect(values()).toEqual([22, 60])
  })

  it('moves the nearest thumb where it is pressed', async () => {
    mount(<Length orientation="vertical" style={{ blockSize: 220 }} />)
    const pressAt = (value: number) =>
      userEvent.click(page.elementLocator(rail()), { position: { x: 12, y: 210 - value * 2 }, force: true })
    await pressAt(10)
    await pressAt(90)
    expect(values()).toEqual([10, 90])
  })
})

it('cannot be changed where it is only read, and is sent', async () => {
  const told = vi.fn<(value: readonly number[]) => void>()
  mount(
    <form>
      <Length readOnly name="length" onValueChange={told} onValueCommit={told} />
    </form>,
  )
  await press(90)
  focus(0)
  await userEvent.keyboard('{ArrowRight}{End}{PageUp}')
  expect(values()).toEqual([20, 60])
  expect(told).not.toHaveBeenCalled()
  await expect.element(thumb('Minimum')).toHaveAttribute('aria-readonly', 'true')
  expect(sent()).toEqual(['20', '60'])
})

it('cannot be reached where it is disabled, and is not sent', async () => {
  mount(
    <form>
      <Length disabled name="length" />
    </form>,
  )
  await expect.element(thumb('Minimum')).toBeDisabled()
  await press(90)
  expect(values()).toEqual([20, 60])
  expect(sent()).toEqual([])
})

const form = () => {
  const found = host.querySelector('form')
  if (!found) throw new Error('There is no form')
  return found
}
const sent = () => new FormData(form()).getAll('length')

function Owned({ onChange }: { onChange: (value: readonly [number, number]) => void }) {
  const [value, setValue] = useState<readonly [number, number]>([20, 60])
  return (
    <form>
      <RangeSlider
        label="Length"
        name="length"
        value={value}
        onValueChange={(next) => {
          setValue(next)
          onChange(next)
        }}
      />
    </form>
  )
}

it('is sent by one name, a value for each thumb, and goes back with its form', async () => {
  const told = vi.fn<(value: readonly [number, number]) => void>()
  mount(<Owned onChange={told} />)
  expect(sent()).toEqual(['20', '60'])
  focus(1)
  await userEvent.keyboard('{PageUp}')
  expect(sent()).toEqual(['20', '70'])
  form().reset()
  await expect.poll(sent).toEqual(['20', '60'])
  expect(told.mock.calls.flat()).toEqual([
    [20, 70],
    [20, 60],
  ])
  // A second one changes nothing.
  form().reset()
  expect(told).toHaveBeenCalledTimes(2)
})

it('stays as its parent says, and only tells', async () => {
  const told = vi.fn<(value: readonly number[]) => void>()
  const committed = vi.fn<(value: readonly number[]) => void>()
  mount(<Length value={[20, 60]} onValueChange={told} onValueCommit={committed} />)
  focus(0)
  await userEvent.keyboard('{ArrowRight}')
  expect(told.mock.calls).toEqual([[[21, 60]]])
  expect(values()).toEqual([20, 60])
  await expect.poll(() => committed.mock.calls).toEqual([[[20, 60]]])
})

it('is drawn in order, whatever it is given', () => {
  mount(<Length value={[140, -20]} />)
  expect(values()).toEqual([0, 100])
})

it('takes name, description and error from a field', async () => {
  mount(
    <Field label="Length" error="No video is that long.">
      <RangeSlider />
    </Field>,
  )
  await expect
    .element(page.getByRole('group', { name: 'Length' }))
    .toHaveAccessibleDescription('No video is that long.')
  await expect.element(thumb('Minimum')).toBeInvalid()
  await expect.element(thumb('Maximum')).toBeInvalid()
})

it('shows its values as the language writes them', async () => {
  mount(
    <DesignSystemProvider locale="de">
      <RangeSlider label="Views" max={20_000} defaultValue={[1500, 12_500]} />
    </DesignSystemProvider>,
  )
  await expect.element(page.getByText('1.500 – 12.500')).toBeVisible()
  mount(<RangeSlider label="Views" defaultValue={[1, 5]} formatOutput={([from, to]) => `${from} to ${to}`} />)
  await expect.element(page.getByText('1 to 5')).toBeVisible()
})
