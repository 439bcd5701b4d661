/** An application with a Tailwind theme of its own: the names of our tokens come to it, and nothing of it goes. */
import './main.css'
import { Button } from '@skein/design-system'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <>
      <Button>Save</Button>
      <p data-testid="own" className="rounded-lg bg-red-500 p-4 text-sm md:m-8 desk:border-2 desk:border-brand">
        Theirs
      </p>
      <p data-testid="ds" className="bg-ds-accent p-ds-12 text-ds-on-accent">
        Ours
      </p>
    </>,
  )
}
