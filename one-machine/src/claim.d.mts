/**
 * Reserves a path of this machine for one purpose, until released or until this process ends. Undefined while another
 * process holds it; `answer` is what that one tells those who ask.
 */
export function claim(purpose: string, path: string, answer?: string): Promise<(() => void) | undefined>

export function askHolder(purpose: string, path: string): Promise<string | undefined>

/** The same, but waits for its turn. */
export function takeTurn(purpose: string, path: string, onWait: () => void): Promise<() => void>
