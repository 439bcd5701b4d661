/** Another bundler, and a router whose links are drawn as our primitives. */
import '@skein/design-system/styles.css'
import { Button } from '@skein/design-system/button'
import { Card } from '@skein/design-system/card'
import { Dialog } from '@skein/design-system/dialog'
import { DropdownMenu } from '@skein/design-system/dropdown-menu'
import { Field } from '@skein/design-system/field'
import { Input } from '@skein/design-system/input'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, useLocation, useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'

function Layout() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <Card>
      <Outlet />
      <p>You are at {pathname}</p>
      <Button asChild variant="quiet">
        <Link to="/settings">Settings</Link>
      </Button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button variant="quiet">Go</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => void navigate('/')}>Home</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </Card>
  )
}

const Home = () => (
  <>
    <Field label="Username">
      <Input />
    </Field>
    <Button>Save</Button>
  </>
)

const Settings = () => (
  <Dialog.Root>
    <Dialog.Trigger asChild>
      <Button variant="quiet">Delete</Button>
    </Dialog.Trigger>
    <Dialog.Content title="Delete this post?" />
  </Dialog.Root>
)

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/settings', element: <Settings /> },
    ],
  },
])

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
