/** What a consumer's compiler must refuse, and what it must accept. */
import '@skein/design-system/styles.css'
import '@skein/design-system/components.css'
import '@skein/design-system/tailwind.css'
import '@skein/design-system/tailwind-theme.css'
import { Button, type ButtonProps } from '@skein/design-system/button'
import { Dialog } from '@skein/design-system/dialog'
import { HeartIcon } from '@skein/design-system/icon'
import { ja } from '@skein/design-system/locales/ja'
import { DesignSystemProvider } from '@skein/design-system/provider'
import { IconButton } from '@skein/design-system/icon-button'
import { Tooltip } from '@skein/design-system/tooltip'
import * as everything from '@skein/design-system'
import { light } from '@skein/design-system/tokens'
// @ts-expect-error -- What is not exported cannot be imported.
import type { ButtonProps as Internal } from '@skein/design-system/dist/button/Button.js'

export const accepted = [
  <Button key="a" tone="ai" size="md" loading loadingLabel="Posting" formAction="/save" ref={() => {}} />,
  <IconButton key="b" label="Like" icon={<HeartIcon />} />,
  <Tooltip key="c" label="Bookmark">
    <button type="button">B</button>
  </Tooltip>,
  <Tooltip key="d" description="Ctrl B">
    <button type="button">B</button>
  </Tooltip>,
  <everything.Card key="e" />,
  <DesignSystemProvider key="f" locale="ja" translations={ja} />,
]
export const props: ButtonProps = { variant: 'primary' }
export type { Internal }
export const accent: string = light.color.accent

export const refused = [
  // @ts-expect-error -- A variant there is not.
  <Button key="a" variant="purple" />,
  // @ts-expect-error -- A size there is not.
  <Button key="b" size="xl" />,
  // @ts-expect-error -- A button of one picture needs a name.
  <IconButton key="c" icon={<HeartIcon />} />,
  // @ts-expect-error -- A name or a description, never both.
  <Tooltip key="d" label="Bookmark" description="Ctrl B">
    <button type="button">B</button>
  </Tooltip>,
  // @ts-expect-error -- A tooltip that says nothing.
  <Tooltip key="e">
    <button type="button">B</button>
  </Tooltip>,
  // @ts-expect-error -- A dialog needs a title.
  <Dialog.Content key="f" />,
]
