/** Whether the AI panel stands open, and the one way to change that. */
export type ChatControl = { isOpen: boolean; toggle: () => void; close: () => void }
