'use client'
import { useEffect, useRef } from 'react'

/** A picture of the film, cut to the shape of its place by `object-fit` of the class it is given. */
export function FramePicture({ picture, className }: { picture: HTMLCanvasElement; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return <canvas ref={canvas} width={picture.width} height={picture.height} className={className} aria-hidden="true" />
}
