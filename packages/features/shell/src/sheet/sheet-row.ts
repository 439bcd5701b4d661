import { cva } from 'class-variance-authority'

/** A row of the menu of a phone. */
export const sheetRow = cva(
  'flex min-h-48 w-full items-center gap-16 rounded-card px-12 text-start text-post hover:bg-hover',
  { variants: { tone: { plain: '', accent: 'font-semibold text-accent-text', ai: 'text-ai-text' } } },
)
