/** Look of a button beside a message: there for who points at the message, or has come to it by keys; always where nothing points. */
export const besideMessage =
  'shrink-0 opacity-0 group-hover/message:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100'
