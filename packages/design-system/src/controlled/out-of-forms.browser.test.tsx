import '../theme/styles.ts'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { userEvent } from 'vitest/browser'
import { Clip } from '../clip/index.ts'
import { FilterGrid } from '../filter-grid/index.ts'
import { Poll } from '../poll/index.ts'
import { Radio, RadioGroup } from '../radio-group/index.ts'
import type { FilterId } from '../recorder/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { TrackList } from '../track-list/index.ts'
import { Viewfinder } from '../viewfinder/index.ts'

setUpHost()

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
const frames = [0, 500, 1000].map((at) => ({ at, picture: document.createElement('canvas') }))
const tracks = ['a', 'b', 'c'].map((id) => ({ id, title: id, source: `${id}.mp3` }))
const names: Record<FilterId, string> = {
  original: 'Original',
  vintage: 'Vintage',
  vibrant: 'Vibrant',
  cool: 'Cool',
  warm: 'Warm',
  dramatic: 'Dramatic',
}

/** Holds a value for those that have none of their own. */
function Held<Value>({ first, children }: { first: Value; children: (own: Own<Value>) => ReactNode }) {
  const [value, onValueChange] = useState(first)
  return children({ value, onValueChange })
}
type Own<Value> = { value: Value; onValueChange: (value: Value) => void }

const groups: Record<string, ReactNode> = {
  SegmentedControl: <SegmentedControl label="Order" options={options} defaultValue="a" />,
  RadioGroup: (
    <RadioGroup label="Order" defaultValue="a" required>
      <Radio value="a">a</Radio>
      <Radio value="b">b</Radio>
      <Radio value="c">c</Radio>
    </RadioGroup>
  ),
  Poll: (
    <Poll question="Which?" options={['a', 'b', 'c'].map((id) => ({ id, text: id, votes: 0 }))} onVote={() => {}} />
  ),
  FilterGrid: <Held<FilterId> first="original">{(own) => <FilterGrid label="Filter" labels={names} {...own} />}</Held>,
  TrackList: (
    <Held<string | null> first="a">
      {(own) => <TrackList tracks={tracks} label="Music" noneLabel="None" listenLabel={(title) => title} {...own} />}
    </Held>
  ),
  'Clip.Covers': (
    <Held<number | undefined> first={0}>
      {(own) => <Clip.Covers label="Cover" frames={frames} formatLabel={(time) => time} {...own} />}
    </Held>
  ),
  'Viewfinder.Modes': <Held first="a">{(own) => <Viewfinder.Modes label="Mode" options={options} {...own} />}</Held>,
}

const radios = () => [...host.querySelectorAll<HTMLInputElement>('[type=radio]')]
const chosen = () => radios().find((radio) => radio.checked)?.value

describe.each(Object.entries(groups))('%s in a form that did not ask for it', (name, group) => {
  function mount(): HTMLFormElement {
    flushSync(() =>
      root.render(
        <form>
          {group}
          <input name="text" defaultValue="kept" />
          {name === 'Poll' && (
            <Poll multiple question="Which of them?" options={[{ id: 'a', text: 'a', votes: 0 }]} onVote={() => {}} />
          )}
        </form>,
      ),
    )
    const form = host.querySelector('form')
    if (!form) throw new Error('no form')
    return form
  }

  it('names no form that is not there', () => {
    // `form` has to be the id of a form, and an empty one is none: https://html.spec.whatwg.org/#attr-fae-form
    expect(renderToString(group)).not.toMatch(/ form="/)
  })

  it('is in nothing that the form sends, nor does it hold it up', () => {
    const form = mount()
    const heard: string[][] = []
    form.addEventListener('formdata', ({ formData }) => heard.push([...formData.keys()]))
    radios()[1]?.click()
    expect([...new FormData(form).keys()]).toEqual(['text'])
    expect(heard).toEqual([['text']])
    expect(form.checkValidity()).toBe(true)
  })

  it('is one stop whose arrows choose', async () => {
    mount()
    const [first, second] = radios().filter((radio) => radio.value !== '')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(second)
    expect(chosen()).toBe(second?.value)
  })

  it('is left as it is by a reset of the form', () => {
    const form = mount()
    const [, second] = radios().filter((radio) => radio.value !== '')
    second?.click()
    form.reset()
    expect(chosen()).toBe(second?.value)
  })
})
