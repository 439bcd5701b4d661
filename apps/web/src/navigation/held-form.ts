/** What the inline script of the first HTML leaves: a form that was sent too early, and how to end the holding. */
declare global {
  interface Window {
    __held?: { form?: EventTarget | null; stop: () => void }
  }
}

/** Sends the form that was sent before the app took over, and lets later ones through. Call it once the page answers. */
export function sendHeldForm(): void {
  const held = window.__held
  delete window.__held
  held?.stop()
  if (held?.form instanceof HTMLFormElement && held.form.isConnected) held.form.requestSubmit()
}
