/** In milliseconds, as in the options of keycloak-js. */
export const frameTimeLimit = 10_000

/** No frame of the identity server said anything for 10 s. */
export class SilentFrames extends Error {
  constructor() {
    super('No answer from the frames of the identity server.')
  }
}

/**
 * Rejects when no message arrived from these origins for 10 s. keycloak-js itself limits only its first wait: a session
 * check page that fails, hangs or stays silent would be waited for without end.
 */
export async function waitForFrames<T>(work: Promise<T>, origins: readonly string[]): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const startTimer = () => setTimeout(() => reject(new SilentFrames()), frameTimeLimit)
  let timer = startTimer()
  const onMessage = ({ origin }: MessageEvent) => {
    if (!origins.includes(origin)) return
    clearTimeout(timer)
    timer = startTimer()
  }
  window.addEventListener('message', onMessage)
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
    window.removeEventListener('message', onMessage)
  }
}

/** keycloak-js leaves its frames in the page. Without them, what a given-up wait still receives has no effect. */
export function removeFrames(): void {
  for (const frame of document.querySelectorAll('iframe[title^="keycloak-"]')) frame.remove()
}
