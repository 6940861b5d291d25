export function logWarning(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.warn(message)
}

/** Never logs what a person typed. */
export function logError(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.error(message, ...(cause === undefined ? [] : [cause]))
}
