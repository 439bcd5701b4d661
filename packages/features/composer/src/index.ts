/** Writing a post: `Composer` with its draft and its call, `ComposerView` drawn from a state. */
export { Composer } from './Composer.tsx'
export { ComposerView, type ComposerViewProps } from './ComposerView.tsx'
export { canPost, emptyComposer, stepComposer, type ComposerEvent, type ComposerState } from './composer.ts'
