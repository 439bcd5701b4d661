import { useEffect, useRef, useState, type Dispatch } from 'react'
import { useMessages } from '@skein/i18n'
import type { Composition } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'
import { stepMedia } from '../machine/media.ts'
import { readFiles } from './read-files.ts'

/** Adds files to the post, as many as there is room for; whether some had to be left out is known until the next ones come. */
export function useAddFiles(post: Composition, dispatch: Dispatch<ComposerEvent>, say: (text: string) => void) {
  const m = useMessages('compose')
  const [hasNoRoom, setNoRoom] = useState(false)
  /** As it is when the files have been read: the room is counted then. */
  const latest = useRef(post)
  useEffect(() => {
    latest.current = post
  })
  return {
    hasNoRoom,
    add: (files: File[]) => {
      const read = async () => {
        const event: ComposerEvent = { type: 'media-added', items: await readFiles(files) }
        const now = latest.current
        const added = stepMedia(now, event).media.length - now.media.length
        setNoRoom(added < files.length)
        dispatch(event)
        if (added > 0) say(m.added({ count: added }))
      }
      void read()
    },
  }
}
