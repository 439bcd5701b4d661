import type { ComponentProps } from 'react'
import { IconButton } from '@skein/design-system'
import { cva } from 'class-variance-authority'

const look = cva('disabled:text-text-faint', {
  variants: {
    tone: { accent: 'text-accent-text', ai: 'text-ai-text' },
    on: { true: '', false: '' },
  },
  compoundVariants: [
    { tone: 'accent', on: true, class: 'bg-accent-soft' },
    { tone: 'ai', on: true, class: 'bg-ai-soft' },
  ],
})

type ToolButtonProps = ComponentProps<typeof IconButton> & {
  /** What it adds is there. */
  isOn?: boolean | undefined
  /** `ai` is for what the assistant does. */
  hue?: 'accent' | 'ai' | undefined
}

/** A button of the composer's tools: it keeps its colour, and stands on it while what it adds is there. */
export function ToolButton({ isOn = false, hue = 'accent', className, ...props }: ToolButtonProps) {
  return <IconButton {...props} className={`${look({ tone: hue, on: isOn })} ${className ?? ''}`} />
}
