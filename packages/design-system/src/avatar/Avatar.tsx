import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { SparklesIcon } from '../icon/index.ts'
import { Picture } from '../picture/Picture.tsx'
import { ai, avatar, palette, size as sizes } from './Avatar.css.ts'
import { initials, paletteIndex } from './initials.ts'

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Whose it is: the letters and their colour come from it. */
  name: string
  src?: string | undefined
  /** Width and height in px at the default text size. */
  size?: 24 | 32 | 40 | 56 | 80 | 96 | undefined
  /** `ai` is the assistant: always the sparkles on violet, never letters. */
  kind?: 'person' | 'ai' | undefined
  /**
   * Around it: there is something new to see, or all has been seen. It is a picture of a state: say it in the name of the link or
   * button around, "Amara, new story".
   */
  ring?: 'new' | 'seen' | undefined
  /** A dot for who is here now; say it beside, too. */
  presence?: 'online' | undefined
  /** What is said where no name stands beside the picture; by default nothing, because one nearly always does. */
  alt?: string | undefined
}

/**
 * A person's picture, or their initials on a colour of their own. Its size never depends on what loads. The letters are
 * drawn by CSS: they are a picture, not text that is read out, copied, or part of the name of a button around it.
 */
export function Avatar({
  name,
  src,
  size = 40,
  kind = 'person',
  ring,
  presence,
  alt,
  className,
  ...props
}: AvatarProps) {
  return (
    <span
      data-component="Avatar"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      data-ring={ring}
      data-presence={presence}
      data-initials={kind === 'person' ? initials(name) : undefined}
      {...props}
      className={clsx(avatar, sizes[size], kind === 'ai' ? ai : palette[paletteIndex(name)], className)}
    >
      {kind === 'ai' && <SparklesIcon size={Math.round(size / 2)} />}
      {src && kind === 'person' && <Picture src={src} size={size} />}
    </span>
  )
}
