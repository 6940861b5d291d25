/** A draft is not public (decision 15), and an owner can pause the link. To visitors a closed link does not exist. */
export const isShareLinkOpen = ({ validated, isPaused }: { validated: boolean; isPaused: boolean }): boolean =>
  validated && !isPaused
