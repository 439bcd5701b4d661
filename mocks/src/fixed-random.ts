/**
 * Lets chance be the same each time, so that what is made by it (secrets, codes) can stand in a picture. Bytes are those of a small
 * generator (Numerical Recipes' LCG); nothing of it is secret.
 * @returns gives chance back
 */
export function fixedRandom(): () => void {
  const real = crypto.getRandomValues.bind(crypto)
  let state = 20_260_101
  crypto.getRandomValues = (into) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
    for (let index = 0; index < bytes.length; index += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      bytes[index] = state >>> 24
    }
    return into
  }
  return () => {
    crypto.getRandomValues = real
  }
}
