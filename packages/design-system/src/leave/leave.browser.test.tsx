import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusLeft } from './focus-left.ts'
import { onLeave } from './on-leave.ts'

let inside: HTMLElement
let outside: HTMLButtonElement
let stop: () => void
const left = vi.fn<(reason: string, event: Event) => void>()

const reasons = () => left.mock.calls.map(([reason]) => reason)
const point = (target: Element, type: string, pointerType: string) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))

beforeEach(() => {
  left.mockClear()
  inside = document.createElement('div')
  inside.innerHTML = '<button>one</button><button>two</button>'
  outside = document.createElement('button')
  document.body.append(inside, outside)
  stop = onLeave([null, inside], left)
})

afterEach(() => {
  stop()
  inside.remove()
  outside.remove()
})

describe('onLeave', () => {
  it('hears of focus that arrives elsewhere, not of focus that is lost', () => {
    const [one, two] = inside.querySelectorAll('button')
    one?.focus()
    two?.focus()
    two?.blur()
    expect(reasons()).toEqual([])
    outside.focus()
    expect(reasons()).toEqual(['focus-out'])
    expect(left.mock.calls[0]?.[1].type).toBe('focusin')
  })

  it('hears of a press outside: of a mouse at once, of a finger when it is lifted', () => {
    point(inside, 'pointerdown', 'mouse')
    point(outside, 'pointerdown', 'touch')
    expect(reasons()).toEqual([])
    point(outside, 'pointerup', 'touch')
    point(outside, 'pointerdown', 'mouse')
    point(outside, 'pointerup', 'mouse')
    expect(reasons()).toEqual(['outside', 'outside'])
  })

  it('hears nothing after it was stopped', () => {
    stop()
    outside.focus()
    point(outside, 'pointerdown', 'mouse')
    expect(reasons()).toEqual([])
  })
})

describe('focusLeft', () => {
  const blurred = (relatedTarget: EventTarget | null) => focusLeft({ currentTarget: inside, relatedTarget })

  it('is true only of focus that is known to be elsewhere', () => {
    expect(blurred(outside)).toBe(true)
    expect(blurred(inside.firstElementChild)).toBe(false)
    expect(blurred(null)).toBe(false)
  })
})
