import type { RowFilter, RowGroup } from '@bailclair/domain/application/row-state.rules.ts'

/** Names of statuses in addresses (decision 8). */
export const statusNames = {
  VALIDATED: 'verifie',
  WAITING: 'en-attente',
  TO_PROCESS: 'en-traitement',
  DECLINED: 'a-corriger',
  INCOMPLETE: 'incomplet',
  AFTER_VISIT: 'apres-visite',
  PAUSED: 'acces-en-pause',
  ENDED: 'acces-termine',
} as const satisfies Record<RowFilter, string>

export const filterOfGroup = { verified: 'VALIDATED', waiting: 'WAITING', ended: 'ENDED' } as const satisfies Record<
  RowGroup,
  RowFilter
>

/** The list that shows what a counter counts. */
export const pathToGroup = (path: string, group: RowGroup): string =>
  `${path}${path.includes('?') ? '&' : '?'}statut=${statusNames[filterOfGroup[group]]}`
