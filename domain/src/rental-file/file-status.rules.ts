import type { FileStatus } from './tenant-status.rules.ts'

/** Status of the whole file; the first match wins. A file always has tenants; without any it would be INCOMPLETE. */
export function fileStatus(tenants: readonly FileStatus[]): FileStatus {
  const has = (status: FileStatus) => tenants.includes(status)
  if (tenants.length === 0) return 'INCOMPLETE'
  if (has('DECLINED')) return 'DECLINED'
  if (has('INCOMPLETE')) return 'INCOMPLETE'
  if (tenants.every((status) => status === 'ARCHIVED')) return 'ARCHIVED'
  if (has('ARCHIVED')) return 'INCOMPLETE'
  if (has('TO_PROCESS')) return 'TO_PROCESS'
  return 'VALIDATED'
}
