import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { SparklesIcon } from '../icon/index.ts'
import { ai, avatar, palette, size as sizes } from './Avatar.css.ts'
import { initials, paletteIndex } from './initials.ts'
import { Picture } from './Picture.tsx'

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Whose it is: the letters and their colour come from it. */
  name: string
  src?: string | undefined
  /** Width and height in px at the default text size. */
  size?: 24 | 32 | 40 | 56 | 80 | 96
  /** `ai` is the assistant: always the sparkles on violet, never letters. */
  kind?: 'person' | 'ai'
  /** What is said where no name stands beside the picture; by default nothing, because one nearly always does. */
  alt?: string
}

/**
 * A person's picture, or their initials on a colour of their own. Its size never depends on what loads. The letters are
 * drawn by CSS: they are a picture, not text that is read out, copied, or part of the name of a button around it.
 */
export function Avatar({ name, src, size = 40, kind = 'person', alt, className, ...props }: AvatarProps) {
  return (
    <span
      data-component="Avatar"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      data-initials={kind === 'person' ? initials(name) : undefined}
      {...props}
      className={clsx(avatar, sizes[size], kind === 'ai' ? ai : palette[paletteIndex(name)], className)}
    >
      {kind === 'ai' && <SparklesIcon size={Math.round(size / 2)} />}
      {src && kind === 'person' && <Picture src={src} size={size} />}
    </span>
  )
}
