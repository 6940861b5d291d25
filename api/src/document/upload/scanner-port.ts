/** `signature`: what the scanner calls it. `FAILED`: it gave no verdict on this file. `AWAY`: it cannot be reached. */
type ScanVerdict = 'CLEAN' | { signature: string } | 'FAILED' | 'AWAY'

export type ScanBytes = (bytes: Buffer) => Promise<ScanVerdict>
