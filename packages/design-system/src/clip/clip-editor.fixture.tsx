/** A clip that is played, trimmed and given a cover: for stories and tests. */
import { useRef, useState } from 'react'
import { Clip, framesBetween, useFilm, type TrimRange } from './index.ts'

export type ClipEditorProps = { src: string; durationMs: number; onTrim?: (range: TrimRange) => void }

const count = 12

export function ClipEditor({ src, durationMs, onTrim }: ClipEditorProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [range, setRange] = useState<TrimRange>({ from: 0, to: durationMs })
  const [chosen, setChosen] = useState<number>()
  const frames = useFilm(src, durationMs, count)
  const covers = framesBetween(frames, range, 5)
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480, padding: 8 }}>
      <div style={{ inlineSize: 180, blockSize: 320 }}>
        <Clip.Player ref={video} src={src} aria-label="Your video" playLabel="Play" pauseLabel="Pause" range={range} />
      </div>
      <Clip.Trim
        frames={frames}
        count={count}
        durationMs={durationMs}
        value={range}
        video={video}
        label="Trim"
        startLabel="Start"
        endLabel="End"
        formatKept={(part, whole) => `${part} of ${whole}`}
        onValueChange={(next, at) => {
          setRange(next)
          onTrim?.(next)
          if (video.current) video.current.currentTime = at / 1000
        }}
      />
      <Clip.Covers
        frames={covers}
        value={chosen ?? covers[0]?.at}
        onValueChange={setChosen}
        formatLabel={(time) => `Picture at ${time}`}
        label="Cover"
      />
    </div>
  )
}
