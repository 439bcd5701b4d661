/**
 * Stands in for `@testing-library/user-event` in what the virtual reader is bundled from. The reader is asked to read, never to press; but as soon
 * as it starts, its hands take over every field of the page, and the clipboard, for good. Stories that come later in the page do not work then.
 */
export const userEvent = { setup: () => undefined }
