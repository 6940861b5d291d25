/** Hours during which only another verifier may take the part. Then the first may, so that no file waits for ever. */
const hoursForOthers = 24

/** Requests made before this moment no longer keep their verifier away. */
export const secondOpinionCutoff = (now: Date): Date => new Date(now.getTime() - hoursForOthers * 3_600_000)
