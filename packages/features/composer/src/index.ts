/** Writing: the short boxes for a post and an answer, and the dialog that they, and cards, open. */
export { Composer } from './box/Composer.tsx'
export { ReplyComposer, type ReplyBox } from './box/ReplyComposer.tsx'
export { ComposerHost } from './ComposerHost.tsx'
export { ShareComposer } from './share/ShareComposer.tsx'
