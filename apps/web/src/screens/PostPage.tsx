import { useParams } from '@tanstack/react-router'
import { ThreadScreen } from '@skein/feature-thread'
import { useState } from 'react'
import { useOwnTitle } from '../navigation/page-title.ts'
import { useReturning } from '../navigation/use-returning.ts'

/** A post's page: each post is a thread of its own, and names the document by its first words. */
export function PostPage() {
  const { id } = useParams({ from: '/post/$id' })
  const isReturning = useReturning()
  const [title, setTitle] = useState<string>()
  useOwnTitle(title)
  return <ThreadScreen key={id} id={id} isReturning={isReturning} onTitle={setTitle} />
}
