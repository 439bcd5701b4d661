'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { GlobeIcon, XIcon } from '../icon/index.ts'
import { Picture } from '../picture/Picture.tsx'
import { useWordSet } from '../provider/words.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './LinkPreviewCard.css.ts'
import { linkPreviewCardWords } from './link-preview-card.words.ts'
import { webAddress } from './web-address.ts'

export type LinkPreviewCardProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** Where it leads. Anything but http and https is shown and not linked. */
  url: string
  /** What the page calls itself; its host where it says nothing. */
  title?: string | undefined
  /** A sentence or two; two lines of it show. Not in the compact card. */
  description?: string | undefined
  /** A picture of the page. Its place is kept before it loads and when it does not. */
  image?: string | undefined
  /** `large` has the picture over the text, 132 px; `compact` a tile of 64 beside it. */
  layout?: 'large' | 'compact' | undefined
  /** The page is still being asked: the same box with nothing in it yet. */
  loading?: boolean | undefined
  /** The person wants it gone; a button outside of the link appears. */
  onClose?: (() => void) | undefined
}

/**
 * What is behind a link: host, title and picture. The title is the one link, and its area is the whole card, so that it is
 * pressed anywhere and read out once; a Dismiss button lies beside it and not inside. Titles take the direction of their own
 * first letter.
 */
export function LinkPreviewCard({
  url,
  title,
  description,
  image,
  layout = 'large',
  loading = false,
  onClose,
  className,
  ...props
}: LinkPreviewCardProps) {
  const words = useWordSet(linkPreviewCardWords)
  const address = webAddress(url)
  const name = title?.trim() || address?.host || url
  return (
    <div
      data-component="LinkPreviewCard"
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading || undefined}
      {...props}
      className={clsx(styles.card, styles.layout[layout], className)}
    >
      <div className={styles.picture[layout]}>
        {loading ? null : <GlobeIcon size={20} />}
        {image && !loading ? <Picture src={image} /> : null}
      </div>
      <div className={styles.words}>
        {loading ? (
          <>
            <VisuallyHidden>{words.loading}</VisuallyHidden>
            <span className={styles.host}>
              <Skeleton width="40%" />
            </span>
            <span className={styles.title}>
              <Skeleton width="75%" />
            </span>
          </>
        ) : (
          <>
            <span className={styles.host}>
              <bdi dir="ltr">{address?.host ?? url}</bdi>
            </span>
            {address ? (
              <a className={clsx(styles.title, styles.link)} href={address.href} rel="nofollow noopener ugc" dir="auto">
                {name}
              </a>
            ) : (
              <span className={styles.title} dir="auto">
                {name}
              </span>
            )}
            {description && layout === 'large' ? (
              <span className={styles.description} dir="auto">
                {description}
              </span>
            ) : null}
          </>
        )}
      </div>
      {onClose ? (
        <IconButton
          label={words.dismiss}
          size="xs"
          icon={<XIcon size={18} />}
          className={styles.dismiss[layout]}
          onClick={onClose}
        />
      ) : null}
    </div>
  )
}
