/** How passwords are kept, and asked for. Both fail with the Problem `unavailable` while too many wait. */
export type Passwords = {
  /** A PHC string with its own salt. */
  hash: (password: string) => Promise<string>
  /** Whether the password is the one that was hashed. Without a hash the same work is done, and the answer is no. */
  verify: (password: string, hash: string | null) => Promise<boolean>
}
