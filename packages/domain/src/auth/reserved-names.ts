/** Names that would pass for the product itself. The assistant's is a row of its own. */
const reserved = new Set(['admin', 'administrator', 'moderator', 'root', 'skein', 'support', 'system'])

/** Whether nobody may take this username. */
export const isReserved = (username: string): boolean => reserved.has(username)
