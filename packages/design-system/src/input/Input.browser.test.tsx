import '../theme/styles.ts'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Textarea } from '../textarea/index.ts'
import { Input, PasswordInput } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  // The borders fade from colour to colour; what counts is where they arrive.
  const still = document.createElement('style')
  still.textContent = '* { transition: none !important }'
  document.body.replaceChildren(still, host)
  root = createRoot(host)
})

afterEach(() => flushSync(() => root.unmount()))

/** The border of a field and the line inside it, as they are drawn. */
function drawn(element: ReactElement, focused: boolean): { border: string; inside: string } {
  flushSync(() => root.render(element))
  const control = host.querySelector<HTMLElement>('input, textarea')
  if (focused) control?.focus()
  else control?.blur()
  expect(document.activeElement === control).toBe(focused)
  const { borderTopColor: border, boxShadow: inside } = getComputedStyle(host.firstElementChild ?? host)
  return { border, inside }
}

describe.each([
  ['Input', Input],
  ['PasswordInput', PasswordInput],
  ['Textarea', Textarea],
])('the frame of %s', (_, Control) => {
  const field = (invalid: boolean, readOnly = false) => (
    <Control aria-label="Field" aria-invalid={invalid} readOnly={readOnly} />
  )

  it('stays red, border and one pixel inside it, while an error is put right', () => {
    const focused = drawn(field(true), true)
    const alone = drawn(field(true), false)
    expect(focused).toEqual(alone)
    expect(focused.inside).toContain(focused.border)
    expect(focused.inside).toContain('0px 0px 0px 1px inset')
  })

  it('has the colour of focus where there is no error', () => {
    const focused = drawn(field(false), true)
    const invalid = drawn(field(true), false)
    expect(focused.inside).toContain(focused.border)
    expect(focused.border).not.toBe(invalid.border)
  })

  it('shows the error of a field that is only read as well', () => {
    const readOnly = drawn(field(true, true), true)
    expect(readOnly).toEqual(drawn(field(true), false))
  })
})
