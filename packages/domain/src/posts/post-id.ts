import { Id } from '@skein/contract/schemas'
import { Problem } from '../calls/problem.ts'

/** A post's id out of a path: what is no id names no post. @throws Problem `post-not-found` */
export function postId(id: string): string {
  if (!Id.safeParse(id).success) throw new Problem('post-not-found')
  return id.toLowerCase()
}
