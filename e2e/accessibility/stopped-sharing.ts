/** Accesses of a shared file that one of its tenants paused or withdrew, as the API tells of them. */
const access = {
  id: '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a01',
  propertyName: 'Studio Bellecour',
  ownerName: 'Jeanne Martin',
  appliedAt: '2026-11-01T09:00:00Z',
  accessEndsOn: '2099-12-01',
  paused: true,
  mayResume: true,
  mayExtend: false,
  status: 'PAUSED',
  visits: [],
  viewingLinks: [],
}
const pausedByNoe = { ...access, mayResume: false, pausedBy: { firstName: 'Noé' } }
const stop = {
  id: access.id,
  propertyName: 'T2 Croix-Rousse',
  ownerName: 'Jeanne Martin',
  stoppedAt: '2026-11-10T09:00:00Z',
}
const mine = { ...stop, isMine: true }
const byNoe = {
  ...stop,
  id: '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a02',
  propertyName: 'Maison du lac',
  isMine: false,
  by: 'Noé',
}

const answer = (accesses: object[], stops: object[]) => ({ 'GET tenant/accesses': { json: { accesses, stops } } })

/** The states of the accesses page where sharing was stopped. */
export const stoppedSharing = [
  { name: 'FileAccess, paused by me', answers: answer([access], []) },
  { name: 'FileAccess, paused by another', answers: answer([pausedByNoe], []) },
  { name: 'FileAccess, stopped', answers: answer([], [mine, byNoe]) },
]
