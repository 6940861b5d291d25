import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { isJoiner } from '#rental-file/file-places.ts'
import type { Readiness } from '#share-link/unfinished-applications.tsx'

export const readinessOf = (file: MyFile | undefined): Readiness => {
  if (!file) return 'noFile'
  return isJoiner(file) ? 'joiner' : 'ready'
}
