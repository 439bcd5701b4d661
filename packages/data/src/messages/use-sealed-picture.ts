import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import { openPicture, type SealedPicture } from '../encryption/picture.ts'

type Props = { picture: SealedPicture; senderId: string; receiverId: string }

/** Fetches the encrypted picture of a message and opens it. */
export function useSealedPicture({ picture, senderId, receiverId }: Props) {
  const query = useQuery({
    queryKey: ['sealed-picture', picture.url, picture.digest],
    queryFn: async ({ signal }) => {
      const response = await fetch(picture.url, { credentials: 'include', signal })
      if (!response.ok) throw new Error(`${response.status}`)
      const sealed = new Uint8Array(await response.arrayBuffer())
      return new Blob([await openPicture({ senderId, receiverId }, picture, sealed)], { type: picture.type })
    },
    gcTime: 60_000,
  })
  return { blob: query.data, isLoading: query.isPending, error: query.error, retry: () => void query.refetch() }
}

/** Shows bytes that this browser holds in an `img` or a `video`: give it as its `ref`. Their address goes when the picture does. */
export function useBlobSource(blob: Blob | undefined) {
  return useCallback(
    (image: HTMLImageElement | HTMLVideoElement | null) => {
      if (image === null || blob === undefined) return undefined
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
}
