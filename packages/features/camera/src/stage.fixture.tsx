/** Where the stories of the camera stand: the whole window, a scripted camera, and what a hand does with it. */
import { useState } from 'react'
import { dropTake, leftTakes } from '@skein/data'
import { loadMessages } from '@skein/i18n'
import { people } from '@skein/mocks'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CameraScreen } from './CameraScreen.tsx'
import { scriptedCamera, type Script, type ScriptedCamera } from '@skein/feature-composer/recorder/scripted-camera'

let current: ScriptedCamera | undefined

/** The camera of the story that is on now. */
export function camera(): ScriptedCamera {
  if (!current) throw new Error('No camera was made.')
  return current
}

function make(script: Script): ScriptedCamera {
  current = scriptedCamera(script)
  return current
}

export const onLogIn = fn()
export const onPosted = fn()
export const onClose = fn()

const allowed: Script = { isAllowed: true }

export type StageProps = { script?: Script }

/** The screen as its frame has it. */
export function Stage({ script = allowed }: StageProps) {
  const [driver] = useState(() => make(script))
  return (
    <main className="flex h-dvh flex-col bg-surface text-text">
      <h1 className="sr-only">Camera</h1>
      <CameraScreen
        access={<p>Camera Access</p>}
        driver={driver}
        onClose={onClose}
        onLogIn={onLogIn}
        onPosted={onPosted}
      />
    </main>
  )
}

/** Nothing is left of the story before. */
export async function clearTakes(): Promise<object> {
  await loadMessages('en', ['camera', 'shell'])
  sessionStorage.clear()
  for (const { id } of await leftTakes(people.ada.id)) await dropTake(id)
  return {}
}

/** Where a camera is on, each filter shows what stands before it, half a second later than the rest. */
export async function thumbsDrawn(): Promise<void> {
  if (current === undefined || current.live() === 0) return
  const thumbs = () => [...document.querySelectorAll('label canvas')]
  await waitFor(() => expect(thumbs().every((thumb) => thumb.closest('[data-sampled]'))).toBe(true))
}

/** The shutter, once the camera is there and what is chosen beside it. */
export async function ready(name = 'Record'): Promise<HTMLElement> {
  const shutter = await screen.findByRole('button', { name })
  await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'))
  await screen.findByRole('radio', { name: 'Original' })
  await thumbsDrawn()
  return shutter
}

/** Opens the camera from the button that says what it is for. */
export async function turnOn(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on camera' }))
}

/** Sets the timer to nothing, so that a press begins at once. */
export async function withoutTimer(): Promise<void> {
  const timer = await screen.findByRole('slider', { name: 'Timer' })
  await fireEvent.change(timer, { target: { value: '0' } })
}

/** Records so many seconds and waits for the review. */
export async function record(seconds = 12): Promise<void> {
  const shutter = await ready()
  await withoutTimer()
  await userEvent.click(shutter)
  await screen.findByRole('button', { name: 'Stop' })
  for (let second = 0; second < seconds; second += 1) {
    camera().advance(1000)
    camera().write()
  }
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByRole('button', { name: 'Post to Feed' })
}

/** A toast that has come into sight. */
export async function told(text: string): Promise<void> {
  const found = await screen.findByText(text)
  await waitFor(() => expect(found).toBeVisible())
}

/** The five covers are drawn: the review is whole. */
export async function covers(): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole('radio', { name: /^Picture at/ })).toHaveLength(5))
}

/** Takes a photo and waits for its review. */
export async function takePhoto(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Photo' }))
  const shutter = await ready('Take photo')
  await withoutTimer()
  await userEvent.click(shutter)
  await screen.findByRole('button', { name: 'Post to Feed' })
}

export const caption = () => screen.getByRole('textbox', { name: /^Caption/ })
export const post = () => screen.getByRole('button', { name: 'Post to Feed' })
