/** Files of the data folder without which a database is not whole: what is closed with them cannot be opened, or sent, any more. */
export const keyFiles = ['secrets-key', 'web-push-keys.json'] as const
