import { useEffect, useState, type ReactNode } from 'react'
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { Composer } from '../box/Composer.tsx'
import { ComposerHost } from '../ComposerHost.tsx'

const comeBack = 'story:come-back'

/** A place of the product that can be left and come back to, as a reload does. */
export function Visits({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    const again = () => setVisit((count) => count + 1)
    addEventListener(comeBack, again)
    return () => removeEventListener(comeBack, again)
  }, [])
  return (
    <main key={visit} data-visit={visit} className="mx-auto min-h-dvh max-w-600 border-x border-border bg-surface">
      {children}
    </main>
  )
}

/** The short box in its column, with the dialog that cards open. */
export function Box() {
  return (
    <Visits>
      <Composer />
      <ComposerHost />
    </Visits>
  )
}

/** Leaves the page and comes back to it. */
export async function leaveAndComeBack() {
  const before = document.querySelector('main')?.dataset['visit']
  dispatchEvent(new Event(comeBack))
  await waitFor(() => expect(document.querySelector('main')?.dataset['visit']).not.toBe(before))
}

/** The dialog while there is one: what is behind it is inert, which queries by role do not know. Behind a popover nothing is. */
function scope() {
  const open = document.querySelector<HTMLElement>('[role=dialog]:not([popover])')
  return open === null ? screen : within(open)
}

export const box = () => scope().getByRole('textbox', { name: "What's on your mind?" })
export const post = () => scope().getByRole('button', { name: 'Post' })

export const sentence = 'The kettle won today, by four seconds.'

/** A text of so many characters, made of sentences. */
export const textOf = (length: number) =>
  `${sentence} `.repeat(Math.ceil(length / sentence.length)).slice(0, length - 1) + '!'

export async function write(userEvent: UserEventObject, text: string) {
  await userEvent.click(box())
  await userEvent.paste(text)
}

/** Presses a tool of the box; then everything is in the dialog. */
export async function openBy(userEvent: UserEventObject, tool: string) {
  await userEvent.click(screen.getByRole('button', { name: tool }))
  const opened = await dialog()
  // The poll comes in a chunk of its own.
  if (tool === 'Add poll') await opened.findByRole('textbox', { name: 'Question' })
  return opened
}

/** The dialog, once it is in sight with all it holds. */
export async function dialog(name = 'New post') {
  const found = await screen.findByRole('dialog', { name })
  await within(found).findByRole('toolbar', { name: 'Add to your post' })
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

/** A picture as a camera would give it: a drawn landscape of a colour. */
export async function photo(name = 'observatory.jpg', hue = 250, width = 600, height = 400): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas.')
  context.fillStyle = `hsl(${hue} 45% 30%)`
  context.fillRect(0, 0, width, height)
  context.fillStyle = `hsl(${hue + 60} 70% 75%)`
  context.beginPath()
  context.arc(width * 0.7, height * 0.3, height * 0.12, 0, 7)
  context.fill()
  context.fillStyle = `hsl(${hue} 40% 14%)`
  context.fillRect(0, height * 0.72, width, height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.8)
  })
  if (blob === null) throw new Error('The picture could not be drawn.')
  return new File([blob], name, { type: 'image/jpeg' })
}

/** A few seconds of film. */
export async function film(name = 'harbour.webm'): Promise<File> {
  const answer = await fetch('/media/harbour.webm')
  return new File([await answer.blob()], name, { type: 'video/webm' })
}

/** The chooser of files behind a tool. */
export function chooser(tool: 'Add image' | 'Add video'): HTMLInputElement {
  const open = document.querySelector('[role=dialog]:not([popover])') ?? document
  for (const input of open.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    if (input.getAttribute('aria-label') === tool) return input
  }
  throw new Error(`There is no chooser behind ${tool}.`)
}

/** Chooses files with the box's or the dialog's tool, and waits for the dialog. */
export async function choose(userEvent: UserEventObject, tool: 'Add image' | 'Add video', files: File[]) {
  await userEvent.upload(chooser(tool), files)
  const opened = await dialog()
  // Files are opened before they are shown: a damaged one is told at its place.
  await opened.findByRole('list', { name: 'Pictures and video' })
  return opened
}

/** Nothing of what was added is on its way any more. */
export async function uploaded() {
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(0))
}
