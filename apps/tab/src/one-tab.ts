/**
 * Waits until this is the only tab that hosts: two would write over each other's database.
 * @param whileWaiting is called once where another one does
 */
export function onlyTab(whileWaiting: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // Held for as long as the page lives.
    const hold = () => new Promise<never>(() => resolve())
    const name = 'skein-tab'
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return hold()
        whileWaiting()
        return undefined
      })
      .then(() => navigator.locks.request(name, hold))
      .catch(reject)
  })
}
