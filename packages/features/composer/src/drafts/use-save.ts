import { useRef } from 'react'
import type { Draft } from '@skein/contract'
import { useSaveDraft } from '@skein/data'
import type { Composition } from '../machine/composition.ts'
import { contentOf, signatureOf } from './kept-draft.ts'

/** Keeps what is written as a draft, or changes the one that it was: the same words sent again after a failure are one draft. */
export function useSave(post: Composition): { save: () => Promise<Draft>; isSaving: boolean } {
  const { mutateAsync, isPending } = useSaveDraft()
  const named = useRef<{ of: string; key: string }>(undefined)
  const save = async () => {
    const of = signatureOf(post)
    if (named.current?.of !== of) named.current = { of, key: crypto.randomUUID() }
    const kept = await mutateAsync({ content: contentOf(post), id: post.kept, key: named.current.key })
    named.current = undefined
    return kept
  }
  return { save, isSaving: isPending }
}
