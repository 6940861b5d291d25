import type { FileStatus } from './tenant-status.rules.ts'

/**
 * Status of the whole file, first match wins (contract, files of applicants). A file without tenants cannot exist
 * (see file-shape.rules.ts); were one to be asked about, nobody has given anything yet: INCOMPLETE.
 */
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
