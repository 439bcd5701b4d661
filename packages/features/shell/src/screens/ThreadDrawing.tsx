/** One line that runs in from the start, writes 4, 0 and 4, and ends frayed; on a grid of 598 × 184. */
const thread =
  'M -22 134 C 22 122.8 45.2 110.8 66 88 C 86 65.2 108 34.8 127.2 18 C 122 38 110 55.6 98.8 70.8 C 90.8 82.4 80.4 94.4 74.8 102 C 67.6 112 72.4 119.6 82.8 119.6 L 161.2 119.6 C 172 119.6 177.6 109.2 176.8 95.6 C 176 78 166 61.2 152.8 60.8 C 144 60.8 139.6 72 139.6 86.8 L 139.6 148 C 139.6 166.8 154 172.8 176 172.8 C 210 172.8 230 163.2 298 161.6 C 334 161.2 355.2 126 355.2 90 C 355.2 50 330 18 294.8 18 C 258 18 233.2 50 233.2 90 C 233.2 132 266 166 302 166 C 346 166 372 120 394 88.4 C 412 60 438.8 34.8 458 18 C 452.8 38 440.8 55.6 429.6 70.8 C 421.6 82.4 411.2 94.4 405.6 102 C 398.4 112 403.2 119.6 413.6 119.6 L 492 119.6 C 502.8 119.6 508.4 109.2 507.6 95.6 C 506.8 78 496.8 61.2 483.6 60.8 C 474.8 60.8 470.4 72 470.4 86.8 L 470.4 148 C 470.4 164.4 482 172.4 496.8 172.4 C 514.8 172.4 528 162.8 537.2 150 C 546.8 136.4 551.6 127.6 564 125.2'

const frayedEnd =
  'M 564 125.2 C 572.8 122.4 575.6 120 579.2 113.6 M 564 125.2 C 572.4 124 578.8 125.2 584 126.4 M 564 125.2 C 571.6 127.6 574.4 131.2 577.2 138'

/** The thread of the 404 page: three strands, as everywhere where the product's mark is drawn large. */
export function ThreadDrawing({ label }: { label: string }) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page's colours cannot be an `img`
      role="img"
      aria-label={label}
      viewBox="0 0 598 184"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full text-text transition-opacity duration-enter starting:opacity-0"
    >
      <path d={thread} opacity={0.18} transform="translate(10 -8)" />
      <path d={thread} opacity={0.38} transform="translate(5 -4)" />
      <path d={thread} />
      <path d={frayedEnd} opacity={0.5} strokeWidth={1.75} />
    </svg>
  )
}
