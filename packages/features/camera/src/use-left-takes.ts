import { useEffect, useState } from 'react'
import { dropTake, leftTakes, readTake, type KeptTake, type TakeFacts } from '@skein/data'
import { repairRecording } from '@skein/design-system/clip'
import type { RestoredCapture } from '@skein/design-system/recorder'

/** Where the way to the sign-in screen remembers what to come back to; for this tab alone. */
const placeKey = 'skein-camera-take'

/** Remembers which take is to be reviewed after signing in. */
export function rememberTake(id: string): void {
  try {
    sessionStorage.setItem(placeKey, id)
  } catch {
    // Refused: it is offered like any other that was left.
  }
}

function recallTake(): string | null {
  try {
    const id = sessionStorage.getItem(placeKey)
    sessionStorage.removeItem(placeKey)
    return id
  } catch {
    return null
  }
}

/** A kept take as the studio reviews it. @throws when nothing of a broken one can be read */
async function restoredOf({ blob, kind, finished }: KeptTake): Promise<RestoredCapture> {
  if (finished) return { blob, kind, ...finished }
  return { ...(await repairRecording(blob)), kind, interrupted: false }
}

export type Restored = { facts: TakeFacts; capture: RestoredCapture }

/**
 * What this member left behind: offered, brought back, or thrown away. After signing in to post, it comes back by itself.
 * @param ownerId of the member; undefined while nobody is to be offered anything
 * @param onRestored told of what is to be reviewed
 * @param onLost told when nothing of it is left
 */
export function useLeftTakes(
  ownerId: string | null | undefined,
  onRestored: (restored: Restored) => void,
  onLost: () => void,
) {
  const [left, setLeft] = useState<readonly TakeFacts[]>([])

  async function bringBack({ id }: TakeFacts) {
    const kept = await readTake(id)
    const capture = kept && (await restoredOf(kept).catch(() => undefined))
    setLeft((before) => before.filter((take) => take.id !== id))
    if (kept && capture) return onRestored({ facts: kept, capture })
    await dropTake(id)
    onLost()
  }

  useEffect(() => {
    if (ownerId === undefined) return undefined
    let isOver = false
    const look = async () => {
      const found = await leftTakes(ownerId)
      if (isOver) return
      setLeft(found)
      const wanted = recallTake()
      const take = found.find(({ id }) => id === wanted)
      if (take) await bringBack(take)
    }
    void look()
    return () => {
      isOver = true
      setLeft([])
    }
    // What is told back is of the moment; looking anew because of it would offer what is being reviewed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ownerId])

  return {
    offered: left[0],
    review: (take: TakeFacts) => void bringBack(take),
    discard: (take: TakeFacts) => {
      setLeft((before) => before.filter(({ id }) => id !== take.id))
      void dropTake(take.id)
    },
  }
}
