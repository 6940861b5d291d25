import type { ReadingFailure } from './reader-port.ts'

/** A library could not be loaded, or a file of ours not be opened: that says nothing about the document. */
export class CannotStart extends Error {}

/** Rejects with CannotStart, whatever went wrong. */
export const awaitStart = <Started>(starting: Promise<Started>): Promise<Started> =>
  starting.catch((cause) => {
    throw new CannotStart('a library could not be loaded', { cause })
  })

/** The document is at fault; another attempt would end alike. */
export class CannotRead extends Error {
  readonly failure: ReadingFailure
  constructor(failure: ReadingFailure) {
    super(failure)
    this.failure = failure
  }
}
