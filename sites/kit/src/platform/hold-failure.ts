/** In milliseconds: the next page has come, or the person has stayed. */
const patience = 10_000

/**
 * Firefox cancels the requests of a page when it begins to leave it, before `pagehide`; they fail like those of a broken
 * network. Such a failure is held back, and told only where the page stays after all, as after a download.
 */
export async function holdFailureWhileLeaving<T>(work: Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return work
  let isLeaving = false
  const onLeaving = () => {
    isLeaving = true
  }
  window.addEventListener('beforeunload', onLeaving)
  try {
    return await work
  } catch (cause) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, patience))
    throw cause
  } finally {
    window.removeEventListener('beforeunload', onLeaving)
  }
}
