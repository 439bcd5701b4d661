import { useId } from 'react'

const skyTop = 'var(--ds-color-avatar-to-6)'
const skyLow = 'var(--ds-color-avatar-from-7)'
const sun = 'var(--ds-color-avatar-from-3)'
const haze = 'var(--ds-color-avatar-to-9)'
const hill = 'var(--ds-color-avatar-ink-8)'

const far = 'M0 102 C34 92 60 100 96 108 C136 114 176 104 212 94 V148 H0 Z'
const near = 'M0 118 C40 106 76 112 108 122 C148 138 180 130 212 116 V148 H0 Z'

/** A small landscape in the theme's own colours: the picture of a post that has one. */
export function Scene() {
  const skyId = useId()
  return (
    <svg viewBox="0 0 212 148" className="block h-148 w-full" preserveAspectRatio="xMidYMid slice">
      <linearGradient id={skyId} x1="0" y1="0" x2="0" y2="1">
        <stop offset={0} stopColor={skyTop} />
        <stop offset={1} stopColor={skyLow} />
      </linearGradient>
      <rect width={212} height={148} fill={`url(#${skyId})`} />
      <circle cx={141} cy={48} r={19} fill={sun} />
      <path d={far} fill={haze} />
      <path d={far} fill={hill} opacity={0.5} />
      <path d={near} fill={hill} opacity={0.6} />
    </svg>
  )
}
