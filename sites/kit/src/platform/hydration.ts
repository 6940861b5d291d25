/** React takes over every click from here on. The loader of the page stops (decision 213). */
export const hydrationStarts = 'hydration-starts'

/** Every handler is in place. */
export const hydrationDone = 'hydration-done'

export const announceHydration = (event: typeof hydrationStarts | typeof hydrationDone): void =>
  void document.dispatchEvent(new Event(event))
