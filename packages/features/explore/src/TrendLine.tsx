type TrendLineProps = {
  /** Amounts, from the first to the last; at least two. */
  course: readonly number[]
}

const width = 100
const height = 36
/** Room above the highest point and below the lowest, for the stroke. */
const [top, bottom] = [3, 34]

/**
 * How a trend went, as a line over its ground, as wide as its place; it starts where reading starts. Its height is the most that there was,
 * so that lines beside each other tell of the course, not of the amount. The words beside it say what there is to know.
 */
export function TrendLine({ course }: TrendLineProps) {
  const most = Math.max(...course, 1)
  const line = course.map(
    (amount, at) => `${(at / (course.length - 1)) * width} ${bottom - (amount / most) * (bottom - top)}`,
  )
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-36 w-full fill-none rtl:-scale-x-100"
    >
      <path
        d={`M0 ${height}L${line.join('L')}L${width} ${height}Z`}
        className="fill-accent-soft forced-colors:fill-none"
      />
      <path
        d={`M${line.join('L')}`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.75}
        className="stroke-accent forced-colors:stroke-current"
      />
    </svg>
  )
}
