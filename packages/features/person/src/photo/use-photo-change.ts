import { useEffect, useState } from 'react'
import { ApiError, serverMessageOf, upload } from '@skein/data'
import { useMessages } from '@skein/i18n'
import type { PhotoChange } from './photo-change.ts'

/** What is to become of the profile photo, until it is saved: for `PhotoField`, and for the form around it. */
export function usePhotoChange() {
  const m = useMessages('profileEdit')
  const [change, onChange] = useState<PhotoChange>({ kind: 'none' })
  const [error, onError] = useState<string>()
  useEffect(() => {
    if (change.kind !== 'chosen') return undefined
    return () => URL.revokeObjectURL(change.address)
  }, [change])

  return {
    /** Of `PhotoField`. */
    fieldProps: { change, onChange, error, onError },
    isChanged: change.kind !== 'none',
    /**
     * Sends the picture, if there is one.
     * @returns what of the profile changes by it; nothing where the picture could not be sent, which its field then says
     */
    send: async (): Promise<{ avatar?: string | null } | undefined> => {
      if (change.kind === 'removed') return { avatar: null }
      if (change.kind === 'none') return {}
      try {
        return { avatar: (await upload(change.blob, { kind: 'image' })).url }
      } catch (failure) {
        onError(serverMessageOf(failure) ?? m.photoFailed())
        return undefined
      }
    },
    /** Shows at its field what the server has against the picture. @returns whether it has anything */
    refuse: (failure: unknown): boolean => {
      const message = failure instanceof ApiError ? failure.fields['avatar'] : undefined
      if (message !== undefined) onError(message)
      return message !== undefined
    },
  }
}
