import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { openCodeReader } from './read-code.ts'

/** How it stands with the camera. `refused`: the member or the browser does not allow it. `none`: there is none that can be used. */
export type CameraState = 'starting' | 'looking' | 'refused' | 'none'

/** Between two looks, in milliseconds: quick for a hand that holds still, and little work for a phone. */
const pauseMs = 150

/**
 * Shows the camera in a video element and reads codes from it, as long as the component is there.
 * @param onCode is told of each code that is seen, as often as it is
 */
export function useCameraCode(onCode: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const tell = useEffectEvent(onCode)

  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    async function start(element: HTMLVideoElement): Promise<void> {
      const [opened, read] = await Promise.all([
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }),
        openCodeReader(),
      ])
      stream = opened
      if (isOver) return end()
      element.srcObject = opened
      await element.play()
      setState('looking')
      const look = async () => {
        const text = await read(element)
        if (isOver) return
        if (text !== undefined) tell(text)
        timer = setTimeout(() => void look(), pauseMs)
      }
      await look()
    }

    function end() {
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    const element = video.current
    if (element !== null)
      start(element).catch((error: unknown) => {
        end()
        if (isOver) return
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none')
      })
    return () => {
      isOver = true
      end()
    }
  }, [])

  return { video, state }
}
