import { Suspense, useRef, useState } from 'react'
import { AlertCircleIcon, Avatar, Button, CameraIcon, FileTrigger, Pressable } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import type { Crop } from './crop.ts'
import { drawAvatar } from './draw-avatar.ts'
import type { PhotoChange } from './photo-change.ts'

const CropDialog = latePart(async () => (await import('./CropDialog.tsx')).CropDialog)

/** Pixels on the shorter side at least: fewer look bad on the profile. */
export const leastSide = 400

type PhotoFieldProps = {
  name: string
  username: string
  /** The picture as it is. */
  avatar: string | null
  change: PhotoChange
  onChange: (change: PhotoChange) => void
  /** What was wrong with the last one. */
  error: string | undefined
  onError: (error: string | undefined) => void
}

/** The profile photo: chosen from a file, cropped, or removed; nothing is sent before Save. */
export function PhotoField({ name, username, avatar, change, onChange, error, onError }: PhotoFieldProps) {
  const m = useMessages('profileEdit')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [cropping, setCropping] = useState<{ picture: ImageBitmap; isOpen: boolean }>()
  const shown = change.kind === 'chosen' ? change.address : change.kind === 'removed' ? null : avatar

  const choose = async (file: File) => {
    onError(undefined)
    try {
      const picture = await createImageBitmap(file)
      if (Math.min(picture.width, picture.height) < leastSide) onError(m.photoSmall({ min: String(leastSide) }))
      else setCropping({ picture, isOpen: true })
    } catch {
      onError(m.photoUnreadable())
    }
  }
  const use = async (crop: Crop) => {
    if (cropping === undefined) return
    try {
      const blob = await drawAvatar(cropping.picture, crop)
      onChange({ kind: 'chosen', blob, address: URL.createObjectURL(blob) })
    } catch {
      onError(m.photoUnreadable())
    }
    setCropping({ ...cropping, isOpen: false })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `fieldset` takes no flex children in older browsers
    <div role="group" aria-label={m.photo()} className="flex flex-wrap items-center gap-20">
      <FileTrigger
        asChild
        accept="image/jpeg,image/png,image/webp"
        inputRef={input}
        inputLabel={m.photo()}
        onFiles={([file]) => file && void choose(file)}
      >
        <Pressable ref={button} aria-label={m.changePhoto()} className="relative rounded-pill">
          <Avatar name={name} src={shown ?? undefined} size={96} />
          <span className="absolute -end-4 -bottom-4 grid size-38 place-items-center rounded-pill bg-surface">
            <span className="grid size-32 place-items-center rounded-pill border border-border-control text-text">
              <CameraIcon size={16} />
            </span>
          </span>
        </Pressable>
      </FileTrigger>
      <div className="min-w-128 flex-1">
        <p className="text-lead font-bold">
          <bdi>@{username}</bdi>
        </p>
        <p className="text-caption text-text-faint">{m.photoHint()}</p>
        <div className="-ms-8 flex flex-wrap gap-4">
          <Button
            variant="ghost"
            size="xs"
            onClick={() => input.current?.click()}
            className="px-8 pointer-coarse:min-h-44"
          >
            {m.changePhoto()}
          </Button>
          {shown !== null && (
            <Button
              variant="ghost"
              size="xs"
              onClick={() => {
                onError(undefined)
                onChange(avatar === null ? { kind: 'none' } : { kind: 'removed' })
              }}
              className="px-8 text-text-muted pointer-coarse:min-h-44"
            >
              {m.removePhoto()}
            </Button>
          )}
        </div>
        {error !== undefined && (
          <p role="alert" className="mt-4 flex items-center gap-6 text-caption font-medium text-danger">
            <AlertCircleIcon size={16} className="shrink-0" />
            {error}
          </p>
        )}
      </div>
      {cropping && (
        <Suspense>
          <CropDialog
            picture={cropping.picture}
            isOpen={cropping.isOpen}
            onOpenChange={(isOpen) => setCropping({ ...cropping, isOpen })}
            onUse={use}
            returnFocusTo={button}
          />
        </Suspense>
      )}
    </div>
  )
}
