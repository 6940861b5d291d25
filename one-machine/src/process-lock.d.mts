/**
 * Locks a path for one purpose until the returned function is called or this process ends. Undefined while another
 * process has the lock. `info` is what `readLockInfo` returns to other processes.
 */
export function tryLock(purpose: string, path: string, info?: string): Promise<(() => void) | undefined>

export function readLockInfo(purpose: string, path: string): Promise<string | undefined>

export function waitForLock(purpose: string, path: string, onWait: () => void): Promise<() => void>
