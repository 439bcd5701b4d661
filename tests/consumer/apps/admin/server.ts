/** A server in memory. What is asked of it takes a moment, and what it refuses it refuses field by field. */
import { firstMembers, type Member, type Role, type Status } from './members.ts'

export type Draft = { readonly name: string; readonly email: string; readonly role: string }
export type DraftErrors = { readonly [Name in keyof Draft]?: string | undefined }

let members = firstMembers
let count = members.length

const answer = <Body>(body: Body) => new Promise<Body>((resolve) => setTimeout(resolve, 250, body))

export const listMembers = () => answer(members)

/** Makes a member, or changes the one with the id. */
export function saveMember(
  draft: Draft,
  id?: string,
): Promise<{ members: readonly Member[] } | { errors: DraftErrors }> {
  const { name, email, role } = draft
  const taken = members.find((member) => member.email === email && member.id !== id)
  const errors = {
    ...(name === '' && { name: 'Say who it is.' }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: 'Write the whole address, such as ada@orchard.example.' }),
    ...(taken && { email: `${taken.name} has this address already. Write another.` }),
    ...(!isRole(role) && { role: 'Choose what they may do.' }),
  }
  if (Object.keys(errors).length > 0 || !isRole(role)) return answer({ errors })
  if (id === undefined) {
    const joined = new Date().toISOString().slice(0, 10)
    members = [{ id: `m${(count += 1)}`, name, email, role, status: 'invited', joined, posts: 0 }, ...members]
  } else members = members.map((member) => (member.id === id ? { ...member, name, email, role } : member))
  return answer({ members })
}

/** Gives several a status. */
export function setStatus(ids: ReadonlySet<string>, status: Status): Promise<readonly Member[]> {
  members = members.map((member) => (ids.has(member.id) ? { ...member, status } : member))
  return answer(members)
}

/** Takes several away. */
export function removeMembers(ids: ReadonlySet<string>): Promise<readonly Member[]> {
  members = members.filter(({ id }) => !ids.has(id))
  return answer(members)
}

const isRole = (value: string): value is Role => ['owner', 'editor', 'reader'].includes(value)
