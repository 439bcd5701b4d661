import { library } from './fault.ts'
import type { Fault } from './fault.ts'

/** Faults of the design system: keys, focus, timing, colours, limits. */
export const libraryFaults: readonly Fault[] = [
  {
    breaks: 'a tooltip waits 700 ms',
    file: 'packages/design-system/src/tooltip/tooltip-timing.ts',
    from: 'delay: 700, skipDelay: 300',
    to: 'delay: 300, skipDelay: 300',
    proofs: [library('src/tooltip')],
  },
  {
    breaks: 'along a toolbar the next tooltip shows at once',
    file: 'packages/design-system/src/tooltip/tooltip-timing.ts',
    from: 'if (shown || performance.now() - hiddenAt < skipDelay) show(trigger)',
    to: 'if (shown) show(trigger)',
    proofs: [library('src/tooltip')],
  },
  {
    breaks: 'one toast shows at a time',
    file: 'packages/design-system/src/toast/toast.store.ts',
    from: 'limit = Math.max(1, shown)',
    to: 'limit = Math.max(2, shown)',
    proofs: [library('src/toast')],
  },
  {
    breaks: 'a toast with an action stays',
    file: 'packages/design-system/src/toast/toast.store.ts',
    from: 'if (busy || action || duration >= 2 ** 31) return',
    to: 'if (busy || duration >= 2 ** 31) return',
    proofs: [library('src/toast')],
  },
  {
    breaks: 'focus goes back to the button that opened the menu of a dialog',
    file: 'packages/design-system/src/dialog/dialog-focus.ts',
    from: "const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : pressed",
    to: 'const opener = pressed',
    proofs: [library('src/dialog')],
  },
  {
    breaks: 'a dialog takes focus, and not to its close button',
    file: 'packages/design-system/src/dialog/dialog-focus.ts',
    from: "controls.find((control) => control.dataset['component'] !== 'Dialog.CloseButton')",
    to: "controls.find((control) => control.dataset['component'] === 'Dialog.CloseButton')",
    proofs: [library('src/dialog')],
  },
  {
    breaks: 'a poll keeps two options',
    file: 'packages/design-system/src/poll-builder/poll-builder.reducer.ts',
    from: 'return options.length > fewestOptions && options.some',
    to: 'return options.some',
    proofs: [library('src/poll-builder')],
  },
  {
    breaks: 'a poll without a question is not sent',
    file: 'packages/design-system/src/poll-builder/validate-poll.ts',
    from: 'return question === undefined && options === undefined',
    to: 'return options === undefined',
    proofs: [library('src/poll-builder')],
  },
  {
    breaks: 'a turn of the wheel moves past 50 px, once in 300 ms',
    file: 'packages/design-system/src/video-pager/wheel-gesture.ts',
    from: 'const lock = 300',
    to: 'const lock = 100',
    proofs: [library('src/video-pager')],
  },
  {
    breaks: 'a swipe moves past 100 px',
    file: 'packages/design-system/src/video-pager/swipe-gesture.ts',
    from: 'const threshold = 100',
    to: 'const threshold = 60',
    proofs: [library('src/video-pager')],
  },
  {
    breaks: 'from right to left the arrows turn',
    file: 'packages/design-system/src/roving/roving.ts',
    from: '(rtl && !column ? -step : step)',
    to: 'step',
    proofs: [library('src/roving')],
  },
  {
    breaks: 'orientation and music are for videos only',
    file: 'packages/design-system/src/recorder/recorder.reducer.ts',
    from: "boolean => mode === 'video'",
    to: "boolean => mode !== 'photo'",
    proofs: [library('src/recorder/recorder.reducer.test.ts src/recorder/recorder.engine.test.ts')],
  },
  {
    breaks: 'every pair of colours that carries text has its contrast',
    file: 'packages/design-system/tokens/dark.tokens.json',
    from: '"components": [0.735, 0.018, 285]',
    to: '"components": [0.45, 0.018, 285]',
    proofs: [library('test/contrast.test.ts test/tokens.test.ts')],
  },
]
