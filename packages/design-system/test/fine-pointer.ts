import { cdp } from 'vitest/browser'

/** The browser of these tests has a touch screen. Takes it away, or gives it back: a mouse is what `(pointer: fine)` means. */
export async function setPointer(kind: 'fine' | 'coarse'): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: kind === 'coarse' })
}
