import type { ChangeDetails } from '../controlled/change-details.ts'

/**
 * Why the tags changed.
 *
 * - `add`: what was typed became one
 * - `paste`: a list was pasted
 * - `choice`: a suggestion was chosen
 * - `remove`: one was removed
 * - `reset`: the form was put back
 */
export type TagInputChangeReason = 'add' | 'paste' | 'choice' | 'remove' | 'reset'

/** What `onValueChange` is told beside the tags. */
export type TagInputChangeDetails = ChangeDetails<TagInputChangeReason>
