/** In milliseconds: the next page has come, or the person has stayed. */
const patience = 10_000

let leftAt = -Infinity

/**
 * Firefox cancels the requests of a page when it begins to leave it, before `pagehide`; they fail like those of a broken
 * network. Such a failure is held back, and told only where the page stays after all, as after a download.
 */
export async function holdFailureWhileLeaving<T>(work: Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return work
  const onLeaving = () => {
    leftAt = Date.now()
  }
  window.addEventListener('beforeunload', onLeaving)
  try {
    return await work
  } catch (cause) {
    const left = leftAt + patience - Date.now()
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
    throw cause
  } finally {
    window.removeEventListener('beforeunload', onLeaving)
  }
}
