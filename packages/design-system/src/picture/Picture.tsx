'use client'
import { useState } from 'react'
import { picture } from './picture.css.ts'

/**
 * A photograph over what stands for it: initials, a mark. One that does not load takes itself away, and that is there
 * already. It fills its box, which has its size from elsewhere, so that nothing moves.
 */
export function Picture({ src, size }: { src: string; size?: number | undefined }) {
  const [failed, setFailed] = useState<string>()
  if (failed === src) return null
  return (
    <img
      // A picture from the server's HTML can fail before the page is hydrated, when no one is listening.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src)
      }}
      className={picture}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  )
}
