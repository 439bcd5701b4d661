/** What a vote under way is found by. */
export const voteKey = (id: string) => ['vote', id] as const
