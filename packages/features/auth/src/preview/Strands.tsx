import { useId } from 'react'

type StrandsProps = { paths: readonly string[]; violet: readonly [from: number, to: number] | undefined }

// Skein's motif: three parallel strands, each paler than the one before (look.md).
const strands = [
  { dx: 11, dy: -17, opacity: 0.18 },
  { dx: 5.5, dy: -8.5, opacity: 0.38 },
  { dx: 0, dy: 0, opacity: 0.85 },
]

const ink = 'var(--ds-color-text)'
const ai = 'var(--ds-color-ai-border)'

/** Three strands along each path, ink, and violet where AI speaks. They fade in once (320 ms). */
export function Strands({ paths, violet }: StrandsProps) {
  const gradientId = useId()
  const [from, to] = violet ?? [0, 0]
  return (
    <svg
      width={906}
      height={876}
      viewBox="0 0 906 876"
      fill="none"
      strokeWidth={2}
      className="absolute inset-0 overflow-visible motion-safe:transition-opacity motion-safe:duration-sheet motion-safe:starting:opacity-0"
    >
      <linearGradient id={gradientId} gradientUnits="userSpaceOnUse" x1={0} y1={0} x2={0} y2={876}>
        <stop offset={0} stopColor={ink} />
        {violet !== undefined && (
          <>
            <stop offset={from} stopColor={ink} />
            <stop offset={from + 0.07} stopColor={ai} />
            <stop offset={to - 0.06} stopColor={ai} />
            <stop offset={to} stopColor={ink} />
          </>
        )}
        <stop offset={1} stopColor={ink} />
      </linearGradient>
      {strands.map(({ dx, dy, opacity }) => (
        <g key={opacity} stroke={`url(#${gradientId})`} opacity={opacity} transform={`translate(${dx} ${dy})`}>
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
    </svg>
  )
}
