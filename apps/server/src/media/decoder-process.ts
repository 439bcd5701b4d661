/** The process in which pictures of strangers are decoded (decoders.ts): it has no settings, reads no file but the program, writes none. */
import { Problem } from '@skein/domain/calls/problem'
import { inShape } from '../assistant/picture-shape.ts'
import { drawPreviewPicture } from '../previews/preview-picture.ts'
import { DecoderTask } from './decoder-tasks.ts'
import type { DecoderOutcome } from './decoder-tasks.ts'
import { drawPoster, readPicture } from './picture.ts'

/** Bytes of memory, the library's included: a picture of the largest size takes a third of it. */
const maxMemory = 1_200_000_000
const lookEveryMs = 100

async function outcomeOf(task: DecoderTask): Promise<DecoderOutcome> {
  try {
    if (task.kind === 'picture') return { picture: await readPicture(task.bytes, task.made) }
    if (task.kind === 'poster') return { copy: await drawPoster(task.bytes, task.rotation) }
    if (task.kind === 'painted') return { copy: await inShape(task.bytes, task) }
    return { copy: await drawPreviewPicture(task.bytes) }
  } catch (error) {
    const { code, message } = error instanceof Problem ? error : new Problem('media-unreadable')
    return { refusal: { code, message } }
  }
}

process.on('message', (message) => {
  void outcomeOf(DecoderTask.parse(message)).then((outcome) => process.send?.(outcome))
})

// The library works in threads of its own, so that this one can look.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(1)
}, lookEveryMs).unref()
