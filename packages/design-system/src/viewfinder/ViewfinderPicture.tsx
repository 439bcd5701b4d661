import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { picture } from '../recorder/stage.css.ts'
import { area, frame, over as overStyle, thirds } from './Viewfinder.css.ts'

export type ViewfinderPictureProps = ComponentPropsWithRef<'div'> & {
  /** Width by height. */
  ratio: number
  /** What stands over the picture, in `Viewfinder.Row` and `Viewfinder.Foot`. */
  over?: ReactNode
  /** Words stand in the picture's place: they get the height they need. */
  wordy?: boolean | undefined
}

/** A picture of one shape, as large as its place allows. `className` and everything else belong to the place. */
export function ViewfinderPicture({
  ratio,
  over,
  wordy = false,
  children,
  className,
  style,
  ...props
}: ViewfinderPictureProps) {
  const shape: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio, ...style }
  return (
    <div
      data-component="Viewfinder.Picture"
      {...props}
      data-shape={ratio < 1 ? 'upright' : undefined}
      data-wordy={wordy ? '' : undefined}
      className={clsx(area, className)}
      style={shape}
    >
      <div className={frame}>{children}</div>
      {over !== undefined && <div className={overStyle}>{over}</div>}
    </div>
  )
}

export type ViewfinderLayerProps = ComponentPropsWithRef<'div'>

/** Fills the picture: what the camera's own canvas is put into. */
export function ViewfinderLayer({ className, ...props }: ViewfinderLayerProps) {
  return <div data-component="Viewfinder.Layer" {...props} className={clsx(picture, className)} />
}

export type ViewfinderThirdsProps = Omit<ComponentPropsWithRef<'span'>, 'children'>

/** Thirds of the picture, to compose by. */
export function ViewfinderThirds({ className, ...props }: ViewfinderThirdsProps) {
  return <span data-component="Viewfinder.Thirds" {...props} className={clsx(thirds, className)} />
}
