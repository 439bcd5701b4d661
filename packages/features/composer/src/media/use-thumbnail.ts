import { useEffect, useState } from 'react'
import type { MediaItem } from '../machine/composition.ts'
import { isWhole } from './crop.ts'
import { cutOut } from './draw.ts'

/** An address of a file for as long as it shows. */
export function useObjectUrl(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made once the file shows, and taken back
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** An address of the picture as it will be posted: cut, where it is cut. */
export function useThumbnail({ file, crop, kind }: Pick<MediaItem, 'file' | 'crop' | 'kind'>): string | undefined {
  const [cut, setCut] = useState<{ file: Blob; crop: MediaItem['crop']; part: Blob }>()
  useEffect(() => {
    if (crop === null || isWhole(crop) || kind === 'video') return undefined
    let isLeft = false
    const make = async () => {
      try {
        const part = await cutOut(file, crop)
        if (!isLeft) setCut({ file, crop, part })
      } catch {
        // The whole picture shows instead.
      }
    }
    void make()
    return () => {
      isLeft = true
    }
  }, [file, crop, kind])
  return useObjectUrl(cut !== undefined && cut.file === file && cut.crop === crop ? cut.part : file)
}
