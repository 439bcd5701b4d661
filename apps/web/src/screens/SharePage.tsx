import { ShareComposer } from '@skein/feature-composer'
import { useRouter, useSearch } from '@tanstack/react-router'

/** Where what was shared becomes a post, and from there home. */
export function SharePage() {
  const router = useRouter()
  const { title = '', text = '', url = '', lost } = useSearch({ from: '/share' })
  return (
    <ShareComposer
      words={{ title, text, url }}
      isPart={lost !== undefined}
      onClose={() => void router.navigate({ to: '/', replace: true })}
    />
  )
}
