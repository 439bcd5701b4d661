import { isVideoFile, useBlobSource, useSealedPicture, type MessagePicture } from '@skein/data'
import { Skeleton, TextButton } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { CSSProperties, Ref } from 'react'

const shape = 'block h-auto max-h-400 w-full rounded-card object-cover'

/** The picture of a message: the server's, one that this browser opens, or one that is still on its way. */
export function MessagePictureView({ picture }: { picture: MessagePicture }) {
  const m = useMessages('messages')
  if (picture.kind === 'plain') {
    const { kind, url, width, height, alt } = picture.image
    if (kind === 'video') return <Film src={url} width={width} height={height} alt={alt || m.videoOf()} />
    return <img src={url} width={width} height={height} alt={alt || m.imageOf()} className={shape} />
  }
  if (picture.kind === 'outgoing') {
    const { file, width, height, alt } = picture.picture
    return (
      <BlobImage
        blob={file}
        width={width}
        height={height}
        alt={alt || (isVideoFile(file) ? m.videoOf() : m.imageOf())}
      />
    )
  }
  return <SealedImage {...picture} />
}

type FilmProps = { src?: string; ref?: Ref<HTMLVideoElement>; width: number; height: number; alt: string }

/** A recorded video, with the browser's own controls. */
function Film({ alt, ...props }: FilmProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a member's own words to another
    <video {...props} aria-label={alt} controls playsInline preload="metadata" className={shape} />
  )
}

type BlobImageProps = { blob: Blob; width: number; height: number; alt: string }

function BlobImage({ blob, width, height, alt }: BlobImageProps) {
  const source = useBlobSource(blob)
  if (isVideoFile(blob)) return <Film ref={source} width={width} height={height} alt={alt} />
  return <img ref={source} width={width} height={height} alt={alt} className={shape} />
}

function SealedImage({ picture, senderId, receiverId }: Extract<MessagePicture, { kind: 'sealed' }>) {
  const m = useMessages('messages')
  const { blob, error, retry } = useSealedPicture({ picture, senderId, receiverId })
  if (error !== null)
    return (
      <p className="flex min-h-44 flex-wrap items-center gap-8 p-8 text-caption">
        {m.imageFailed()}
        <TextButton className="min-h-24" onClick={retry}>
          {m.retry()}
        </TextButton>
      </p>
    )
  const { width, height, alt } = picture
  if (blob === undefined) {
    const style: CSSProperties = { aspectRatio: `${width} / ${height}` }
    return <Skeleton className="w-full rounded-card" style={style} />
  }
  return (
    <BlobImage blob={blob} width={width} height={height} alt={alt || (isVideoFile(blob) ? m.videoOf() : m.imageOf())} />
  )
}
