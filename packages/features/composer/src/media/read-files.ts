import type { NewMedia } from '../machine/events.ts'
import { canOpen, convertToJpeg } from './draw.ts'
import { judgeFile } from './file-kind.ts'

const kept = (kind: NewMedia['kind'], file: File): NewMedia => ({
  id: crypto.randomUUID(),
  kind,
  name: file.name,
  file,
})

async function readFile(file: File): Promise<NewMedia> {
  const verdict = judgeFile(file)
  const item = kept(verdict.kind, file)
  if (verdict.step === 'refuse') return { ...item, upload: { status: 'refused', why: verdict.why } }
  if (verdict.step === 'convert') {
    try {
      return { ...item, file: await convertToJpeg(file) }
    } catch {
      return { ...item, upload: { status: 'refused', why: 'heic' } }
    }
  }
  if (verdict.kind === 'image' && !(await canOpen(file))) {
    return { ...item, upload: { status: 'refused', why: 'unreadable' } }
  }
  return item
}

/** Chosen, pasted or dropped files as media: what cannot be sent carries the reason with it and is told at its place. */
export const readFiles = (files: readonly File[]): Promise<NewMedia[]> => Promise.all(files.map(readFile))
