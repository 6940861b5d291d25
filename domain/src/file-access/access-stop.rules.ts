/** Somebody of the file stopped sharing it with an owner, by a pause or a withdrawal. */
type Stop = { isMine: boolean }

/** Who stopped it alone resumes it. A pause without a known author may be ended by everyone. */
export const mayResume = (stops: readonly Stop[]): boolean => stops.length === 0 || stops.some(({ isMine }) => isMine)

/** Applying, or resuming, opens the access only if nobody else stopped it. */
export const isStoppedByOthers = (stops: readonly Stop[]): boolean => stops.some(({ isMine }) => !isMine)
