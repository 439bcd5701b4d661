import { Button } from '@skein/design-system'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Button>Save</Button>)
