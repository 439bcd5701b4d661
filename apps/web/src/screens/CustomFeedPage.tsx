import { useParams, useRouter } from '@tanstack/react-router'
import { CustomFeedScreen } from '@skein/feature-custom-feeds'
import { useState } from 'react'
import { useOwnTitle } from '../navigation/page-title.ts'

/** One feed, which names the document. */
export function CustomFeedPage() {
  const { id } = useParams({ from: '/feeds/$id' })
  const router = useRouter()
  const [title, setTitle] = useState<string>()
  useOwnTitle(title)
  return (
    <CustomFeedScreen
      key={id}
      id={id}
      onTitle={setTitle}
      onGone={() => void router.navigate({ to: '/feeds', replace: true })}
    />
  )
}
