/** A server in memory, which has sent a code. */
export const sentCode = '246810'

/** @returns the number of the booking, or why there is none */
export async function book(code: string): Promise<{ number: string } | { error: string }> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return code === sentCode
    ? { number: 'SK-4172' }
    : { error: 'That is not the code that was sent. Look at it once more.' }
}
