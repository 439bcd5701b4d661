import { limits } from '@skein/contract'
import { cva } from 'class-variance-authority'

const bar = cva('h-3 flex-1 rounded-pill transition-colors duration-fade forced-colors:border', {
  variants: { state: { empty: 'bg-hover', short: 'bg-danger', enough: 'bg-success' } },
})

type PasswordLengthProps = { length: number }

/**
 * How far a password is from long enough: a bar a character. For the eye alone; the figure beside the label and the error under
 * the field say the same in words.
 */
export function PasswordLength({ length }: PasswordLengthProps) {
  const { min } = limits.password
  const filled = length >= min ? 'enough' : 'short'
  return (
    <div aria-hidden className="flex gap-3" data-testid="password-length">
      {Array.from({ length: min }, (_, index) => (
        <span key={index} className={bar({ state: index < length ? filled : 'empty' })} />
      ))}
    </div>
  )
}
