import '../theme/styles.ts'
import { StrictMode, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Checkbox } from '../checkbox/index.ts'
import { Radio, RadioGroup } from '../radio-group/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Select } from '../select/index.ts'
import { Slider } from '../slider/index.ts'
import { Switch } from '../switch/index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

function mount(children: ReactNode): HTMLFormElement {
  root = createRoot(host)
  flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
  const form = host.querySelector('form')
  if (!form) throw new Error('There is no form')
  return form
}

const lengths = [
  { value: '60', label: '1 hour' },
  { value: '1440', label: '1 day' },
]
const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
]

const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))
const control = <Kind extends HTMLElement>(kind: new () => Kind, selector: string): Kind => {
  const found = host.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`No ${selector}`)
  return found
}

/** Changes every control the way the browser does when a person does. */
function changeAll(): void {
  flushSync(() => {
    control(HTMLInputElement, '[name=photos]').click()
    control(HTMLInputElement, '[name=videos]').click()
    control(HTMLInputElement, '[name=private]').click()
    control(HTMLInputElement, '[value=full]').click()
    control(HTMLInputElement, '[value=oldest]').click()
  })
  const timer = control(HTMLInputElement, '[name=timer]')
  timer.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(timer, '7')
  timer.dispatchEvent(new Event('input', { bubbles: true }))
  const length = control(HTMLSelectElement, '[name=length]')
  length.value = '60'
  length.dispatchEvent(new Event('change', { bubbles: true }))
}

const first = { photos: 'on', sharing: 'minimal', order: 'newest', timer: '3', length: '1440' }
const changed = { videos: 'yes', private: 'on', sharing: 'full', order: 'oldest', timer: '7', length: '60' }

it('FormData carries every control, and a reset puts each back', async () => {
  const form = mount(
    <form>
      <Checkbox name="photos" defaultChecked>
        Photos
      </Checkbox>
      <Checkbox name="videos" value="yes" defaultChecked="indeterminate">
        Videos
      </Checkbox>
      <Switch name="private">Private</Switch>
      <RadioGroup label="Sharing" name="sharing" defaultValue="minimal">
        <Radio value="minimal">Minimal</Radio>
        <Radio value="full">Full</Radio>
      </RadioGroup>
      <SegmentedControl label="Order" name="order" options={orders} />
      <Slider label="Timer" name="timer" max={10} defaultValue={3} />
      <Select aria-label="Length" name="length" options={lengths} defaultValue="1440" />
    </form>,
  )
  const states = () =>
    [...host.querySelectorAll<HTMLElement>('[data-component]')].map(({ dataset }) => dataset['state'] ?? '')
  const before = states()
  expect(sent(form)).toEqual(first)
  changeAll()
  expect(sent(form)).toEqual(changed)
  form.reset()
  await expect.poll(() => sent(form)).toEqual(first)
  // What is drawn goes back with it.
  await expect.poll(states).toEqual(before)
  expect(control(HTMLInputElement, '[name=videos]').indeterminate).toBe(true)
  expect(host.textContent).toContain('3')
  expect(
    host.querySelector<HTMLElement>('[data-component=SegmentedControl]')?.style.getPropertyValue('--segment'),
  ).toBe('0')
  changeAll()
  expect(sent(form)).toEqual(changed)
})

const told = vi.fn<(value: unknown) => void>()

function Owned() {
  const [photos, setPhotos] = useState<boolean | 'indeterminate'>(true)
  const [videos, setVideos] = useState<boolean | 'indeterminate'>('indeterminate')
  const [isPrivate, setPrivate] = useState(false)
  const [sharing, setSharing] = useState('minimal')
  const [order, setOrder] = useState('newest')
  const [timer, setTimer] = useState(3)
  const [length, setLength] = useState('1440')
  told({ photos, videos, isPrivate, sharing, order, timer, length })
  return (
    <form>
      <Checkbox name="photos" checked={photos} onCheckedChange={setPhotos} aria-label="Photos" />
      <Checkbox name="videos" value="yes" checked={videos} onCheckedChange={setVideos} aria-label="Videos" />
      <Switch name="private" checked={isPrivate} onCheckedChange={setPrivate} aria-label="Private" />
      <RadioGroup label="Sharing" name="sharing" value={sharing} onValueChange={setSharing}>
        <Radio value="minimal">Minimal</Radio>
        <Radio value="full">Full</Radio>
      </RadioGroup>
      <SegmentedControl label="Order" name="order" options={orders} value={order} onValueChange={setOrder} />
      <Slider label="Timer" name="timer" max={10} value={timer} onValueChange={setTimer} />
      <Select aria-label="Length" name="length" options={lengths} value={length} onValueChange={setLength} />
    </form>
  )
}

it('a parent that owns the values hears of the reset', async () => {
  const form = mount(<Owned />)
  changeAll()
  expect(sent(form)).toEqual(changed)
  form.reset()
  await expect.poll(() => sent(form)).toEqual(first)
  await expect
    .poll(() => told.mock.calls.at(-1)?.[0])
    .toEqual({
      photos: true,
      videos: 'indeterminate',
      isPrivate: false,
      sharing: 'minimal',
      order: 'newest',
      timer: 3,
      length: '1440',
    })
})

/** What a form's data says once it has come. */
function Loaded({ data, owned }: { data: typeof come; owned: boolean }) {
  const [values, setValues] = useState(data)
  const own = <Value,>(name: keyof typeof come, value: Value) => ({
    value,
    onValueChange: (next: Value) => setValues((all) => ({ ...all, [name]: next })),
  })
  told(values)
  return (
    <form>
      <Checkbox
        name="photos"
        aria-label="Photos"
        defaultChecked={data.photos}
        {...(owned && {
          checked: values.photos,
          onCheckedChange: (photos) => setValues((all) => ({ ...all, photos: photos === true })),
        })}
      />
      <RadioGroup
        label="Sharing"
        name="sharing"
        defaultValue={data.sharing}
        {...(owned && own('sharing', values.sharing))}
      >
        <Radio value="minimal">Minimal</Radio>
        <Radio value="full">Full</Radio>
      </RadioGroup>
      <SegmentedControl
        label="Order"
        name="order"
        options={orders}
        defaultValue={data.order}
        {...(owned && own('order', values.order))}
      />
      <Slider
        label="Timer"
        name="timer"
        max={10}
        defaultValue={data.timer}
        {...(owned && own('timer', values.timer))}
      />
      <Select
        aria-label="Length"
        name="length"
        options={lengths}
        placeholder="Choose"
        defaultValue={data.length}
        {...(owned && own('length', values.length))}
      />
    </form>
  )
}
const empty = { photos: false, sharing: '', order: 'newest', timer: 0, length: '' }
const come = { photos: true, sharing: 'full', order: 'oldest', timer: 7, length: '60' }

it.each([false, true])(
  'a reset goes back to the first values as they are now (a parent owns them: %s)',
  async (owned) => {
    const form = mount(<Loaded data={empty} owned={owned} />)
    flushSync(() =>
      root.render(
        <StrictMode>
          <Loaded data={come} owned={owned} />
        </StrictMode>,
      ),
    )
    form.reset()
    const loaded = { photos: 'on', sharing: 'full', order: 'oldest', timer: '7', length: '60' }
    await expect.poll(() => sent(form)).toEqual(loaded)
    await expect.poll(() => told.mock.calls.at(-1)?.[0]).toEqual(owned ? come : empty)
    expect(control(HTMLElement, '[data-component=Checkbox]').dataset['state']).toBe('checked')
    // A second one changes nothing: the browser's own values are the same.
    form.reset()
    expect(sent(form)).toEqual(loaded)
  },
)

it('a reset that is prevented is none', () => {
  const form = mount(
    <form onReset={(event) => event.preventDefault()}>
      <Switch name="private" aria-label="Private" />
    </form>,
  )
  flushSync(() => control(HTMLInputElement, '[name=private]').click())
  form.reset()
  expect(sent(form)).toEqual({ private: 'on' })
  expect(control(HTMLElement, '[data-component=Switch]').dataset['state']).toBe('checked')
})

it('a reset of another form is none either', () => {
  mount(
    <>
      <form id="other" />
      <Switch name="private" form="mine" aria-label="Private" />
      <form id="mine" />
    </>,
  )
  flushSync(() => control(HTMLInputElement, '[name=private]').click())
  control(HTMLFormElement, '#other').reset()
  const state = () => control(HTMLElement, '[data-component=Switch]').dataset['state']
  expect(state()).toBe('checked')
  flushSync(() => control(HTMLFormElement, '#mine').reset())
  expect(state()).toBe('unchecked')
})

it('a disabled fieldset sends nothing and takes no press', () => {
  const form = mount(
    <form>
      <fieldset disabled>
        <Checkbox name="photos" defaultChecked>
          Photos
        </Checkbox>
        <Select aria-label="Length" name="length" options={lengths} />
        <Slider aria-label="Timer" name="timer" />
      </fieldset>
    </form>,
  )
  expect(sent(form)).toEqual({})
  flushSync(() => control(HTMLInputElement, '[name=photos]').click())
  expect(control(HTMLInputElement, '[name=photos]').checked).toBe(true)
})
