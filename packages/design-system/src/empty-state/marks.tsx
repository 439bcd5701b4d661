import type { ReactNode } from 'react'

/** A short piece of thread inside a mark. */
const loop = (x: number, y: number) => <path opacity=".45" d={`M${x} ${y}c4.3 0 6.2-5.5 10.5-5.5s6.2 5.5 10.5 5.5`} />

/**
 * What each mark draws above the thread, on a grid of 96 with the thread at 84. One line, one weight, no fill: the same
 * hand for every empty room of the product.
 */
export const marks = {
  bell: (
    <>
      <path d="M48 12v5" />
      <path d="M26 60c5.5-5.5 8-11.5 8-29a14 14 0 0 1 28 0c0 17.5 2.5 23.5 8 29z" />
      <path d="M42.5 66.5a6 6 0 0 0 11 0" />
      {loop(37.5, 45)}
    </>
  ),
  bookmark: (
    <>
      <path d="M33 12h30a4 4 0 0 1 4 4v54L48 56.5 29 70V16a4 4 0 0 1 4-4z" />
      {loop(37.5, 30.5)}
    </>
  ),
  camera: (
    <>
      <path d="M24 26h10l5-8h18l5 8h10a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z" />
      <circle cx="48" cy="46" r="13" />
      {loop(37.5, 48.5)}
    </>
  ),
  compass: (
    <>
      <circle cx="48" cy="41" r="29" />
      <path d="m59 30-6.5 15.5L37 52l6.5-15.5z" />
      <path opacity=".45" d="M48 12v5M48 65v5M19 41h5M72 41h5" />
    </>
  ),
  error: (
    <>
      <path d="M45 15.5 20 62a4 4 0 0 0 3.5 6h49a4 4 0 0 0 3.5-6L51 15.5a3.5 3.5 0 0 0-6 0z" />
      <path d="M48 32v17M48 58v.1" />
    </>
  ),
  feather: (
    <>
      <path d="M70 13c-21 0-37 12-37 33v15h15c21 0 26-20 22-48z" />
      <path d="M57 28 25 70" />
      <path opacity=".45" d="M45 44h16" />
    </>
  ),
  feed: (
    <>
      <path d="M25 13h46a5 5 0 0 1 5 5v47a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5V18a5 5 0 0 1 5-5z" />
      <circle cx="32" cy="27" r="5" />
      <path d="M43 25h23M43 32h13" />
      <path opacity=".45" d="M20 41.5h56" />
      <circle cx="32" cy="55" r="5" />
      <path d="M43 53h18M43 60h23" />
    </>
  ),
  gear: (
    <>
      <path d="M44 13h8l2 8 6 2.5 7-4.3 5.7 5.7-4.3 7 2.5 6 8 2v8l-8 2-2.5 6 4.3 7-5.7 5.7-7-4.3-6 2.5-2 8h-8l-2-8-6-2.5-7 4.3-5.7-5.7 4.3-7-2.5-6-8-2v-8l8-2 2.5-6-4.3-7 5.7-5.7 7 4.3 6-2.5z" />
      <circle cx="48" cy="43.5" r="10" />
    </>
  ),
  message: (
    <>
      <path d="M24 15h48a5 5 0 0 1 5 5v31a5 5 0 0 1-5 5H46L32 69V56h-8a5 5 0 0 1-5-5V20a5 5 0 0 1 5-5z" />
      {loop(37.5, 38)}
    </>
  ),
  offline: (
    <>
      <path d="M30 62a13 13 0 0 1-2-25.8 20 20 0 0 1 38.5-2.2A14.5 14.5 0 0 1 66 62z" />
      <path opacity=".45" d="M24 70 72 16" />
    </>
  ),
  person: (
    <>
      <circle cx="48" cy="27" r="14" />
      <path d="M22 70c1.5-16 11.5-23 26-23s24.5 7 26 23" />
      {loop(37.5, 62)}
    </>
  ),
  search: (
    <>
      <circle cx="44" cy="37" r="23" />
      <path d="m61 54 14 15" />
      {loop(33.5, 39.5)}
    </>
  ),
  sparkles: (
    <>
      <path d="M46 13c2 17 9 25 25 28-16 3-23 11-25 28-2-17-9-25-25-28 16-3 23-11 25-28z" />
      <path opacity=".45" d="M72 14v12M66 20h12M24 60v8M20 64h8" />
    </>
  ),
  video: (
    <>
      <path d="M24 16h48a5 5 0 0 1 5 5v42a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5z" />
      <path d="M42 32.5v19L58 42z" />
      <path opacity=".45" d="M26 24h5M26 60h5M65 24h5M65 60h5" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type MarkName = keyof typeof marks

/** The loose thread that every mark stands on. */
export const thread = <path opacity=".45" d="M8 84.5c8 0 12-6 20-6s12 6 20 6 12-6 20-6 12 6 20 6" />
