/**
 * A share link opens for a validated property only, since a draft is not public (decision 15), and not while its owner
 * has paused it (contract, POST property/{id}/link). To the visitor a closed link is one that never existed.
 */
export const isShareLinkOpen = ({ validated, isPaused }: { validated: boolean; isPaused: boolean }): boolean =>
  validated && !isPaused
