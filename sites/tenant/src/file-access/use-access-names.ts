import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { fileAccessMessages } from './file-access.messages.ts'

export function useAccessNames({ propertyName, ownerName }: Pick<FileAccess, 'propertyName' | 'ownerName'>) {
  const t = useMessages(fileAccessMessages)
  return { property: propertyName ?? t.someProperty, owner: ownerName || t.someOwner }
}
