/** The least that the chosen stack can do: React, TanStack Router and Query, a form, and a list of posts as text. No styles to speak of, no texts. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

type Post = { id: string; content: string; author: { name: string; username: string } | null }

/** Says, as the product does, that the scripts have taken over. */
const useTakenOver = (isReady: boolean) =>
  useEffect(() => {
    if (isReady) document.documentElement.dataset['hydrated'] = ''
  }, [isReady])

function SignIn() {
  useTakenOver(true)
  return (
    <main>
      <h1>Welcome back</h1>
      <form>
        <label>
          Username <input name="username" />
        </label>
        <label>
          Password <input name="password" type="password" />
        </label>
        <button>Sign in</button>
      </form>
    </main>
  )
}

function Feed() {
  const { data } = useQuery<Post[]>({
    queryKey: ['posts'],
    queryFn: async () => (await fetch('/posts.json')).json(),
  })
  useTakenOver(data !== undefined)
  return (
    <main>
      <h1>Home</h1>
      {data?.map(({ id, content, author }) => (
        <article key={id}>
          <b>{author?.name}</b> @{author?.username}
          <p>{content}</p>
          <button>Like</button> <button>Reply</button>
        </article>
      ))}
    </main>
  )
}

const root = createRootRoute()
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/auth', component: SignIn }),
  createRoute({ getParentRoute: () => root, path: '/', component: Feed }),
])
const router = createRouter({ routeTree })
const host = document.getElementById('root')
if (host)
  createRoot(host).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
