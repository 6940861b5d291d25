/** Waits for the first bytes, while an error can still be answered. Always frees the slot. */
export async function beginStream(bytes: AsyncGenerator<Uint8Array>, release: () => void, signal: AbortSignal) {
  signal.addEventListener('abort', release, { once: true })
  try {
    const { value } = await bytes.next()
    return follow(value, bytes, release)
  } catch (error) {
    release()
    throw error
  }
}

async function* follow(first: Uint8Array, rest: AsyncGenerator<Uint8Array>, release: () => void) {
  try {
    yield first
    yield* rest
  } finally {
    release()
  }
}
