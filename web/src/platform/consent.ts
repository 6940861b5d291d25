const asked = new EventTarget()

/** Opens the choice of cookies from anywhere on the page (spec §2: the Cookies buttons of both footers). */
export const openConsentModal = (): void => void asked.dispatchEvent(new Event('open'))

/** For whoever shows the modal; returns how to stop. */
export function onConsentModalAsked(show: () => void): () => void {
  asked.addEventListener('open', show)
  return () => asked.removeEventListener('open', show)
}
