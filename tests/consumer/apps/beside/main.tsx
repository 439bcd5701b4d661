/** An application that has a Radix menu of its own beside ours: they have to close one another. */
import '@skein/design-system/styles.css'
import * as Theirs from '@radix-ui/react-dropdown-menu'
import { Button, DropdownMenu } from '@skein/design-system'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <>
      <Theirs.Root modal={false}>
        <Theirs.Trigger>Theirs</Theirs.Trigger>
        <Theirs.Portal>
          <Theirs.Content>
            <Theirs.Item>One of theirs</Theirs.Item>
          </Theirs.Content>
        </Theirs.Portal>
      </Theirs.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>Ours</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>One of ours</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>,
  )
}
