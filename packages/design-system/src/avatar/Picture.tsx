'use client'
import { useState } from 'react'
import { picture } from './Avatar.css.ts'

/** The photograph over the initials. One that does not load takes itself away, and the initials are there already. */
export function Picture({ src, size }: { src: string; size: number }) {
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
