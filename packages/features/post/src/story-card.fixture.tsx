/** What the stories of a post show: a card of the cache, alone or a few of them. */
import { useState, type ReactNode } from 'react'
import type { Post } from '@skein/contract'
import { peekPost, putEntries } from '@skein/data'
import { Feed, type RenderFeedItem } from '@skein/design-system'
import { post } from '@skein/mocks'
import { useQueryClient } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PostCard } from './PostCard.tsx'
import type { PostPlacement } from './PostView.tsx'

/** A copy with a new id, so that no story meets another's likes. */
export const fresh = (given: Post): Post => ({ ...given, id: post({ content: '' }).id })

/** The column of a screen. */
export function Column({ children }: { children: ReactNode }) {
  return <main className="mx-auto max-w-600 border-x border-border bg-surface">{children}</main>
}

type StoryCardProps = PostPlacement & { post: Post }

/** A card of a post that the cache holds, as a feed shows it. */
export function StoryCard({ post: given, ...placement }: StoryCardProps) {
  const client = useQueryClient()
  const [id] = useState(() => putEntries(client, [fresh(given)])[0] ?? given.id)
  return (
    <Column>
      <PostCard id={id} {...placement} />
    </Column>
  )
}

/** A card of a post that the cache does not hold: it is asked for. */
export function UnknownCard({ post: given }: StoryCardProps) {
  const client = useQueryClient()
  const [id] = useState(() => fresh(given).id)
  if (peekPost(client, id) !== undefined) throw new Error('A fresh post is known to nobody.')
  return (
    <Column>
      <PostCard id={id} />
    </Column>
  )
}

/** Cards in a feed, as a screen has them. */
export function StoryFeed({ posts }: { posts: readonly Post[] }) {
  const client = useQueryClient()
  const [ids] = useState(() => putEntries(client, posts.map(fresh)))
  return (
    <Column>
      <Feed label="Posts" items={ids} renderItem={renderCard} />
    </Column>
  )
}
const renderCard: RenderFeedItem = (id, _index, articleProps) => <PostCard id={id} articleProps={articleProps} />

/** The dialog that a press opens. */
export const findDialog = (name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> =>
  screen.findByRole(role, { name })

/** Opens a menu by its button and gives it. */
export async function openMenu(button: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: button }))
  return screen.findByRole('menu', { name: button })
}

/** Chooses from the menu of a button. */
export async function choose(button: string, item: string): Promise<void> {
  await userEvent.click(within(await openMenu(button)).getByRole('menuitem', { name: item }))
}

/** Presses the button of a dialog or a toast that is on its way. */
export const confirm = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Opens the ten reactions and gives their bar. */
export async function openPicker(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'React' }))
  return screen.findByRole('toolbar', { name: 'Reactions' })
}

/** Waits for a toast to be in sight. */
export const expectToast = (text: string): Promise<void> => waitFor(() => expect(screen.getByText(text)).toBeVisible())
