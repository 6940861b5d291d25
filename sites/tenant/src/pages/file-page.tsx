import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { ReactNode } from 'react'
import { pathTo } from '#platform/paths.ts'
import { useRedirect } from '#platform/use-redirect.ts'
import type { FilePlace } from '#rental-file/file-places.ts'
import { FileFrame } from '#rental-file/wizard/file-frame.tsx'
import { type FileWizard, useFileStep } from '#rental-file/wizard/use-file-step.ts'
import { useResubmittedToast } from '#rental-file/wizard/use-resubmitted-toast.ts'
import { usePolledUploads, useTenant } from '#tenant/tenant.queries.ts'

type Props = {
  place: FilePlace
  title?: string
  help?: string
  children: (wizard: FileWizard & { file: MyFile }) => ReactNode
}

/** A wizard page of an existing file; without one, redirects to its type. */
export function FilePage({ place, title, help, children }: Props) {
  const tenant = useTenant()
  const wizard = useFileStep(place, tenant)
  const { file } = tenant
  useResubmittedToast(file)
  usePolledUploads()
  useRedirect(file ? undefined : pathTo('FileType'))
  if (!file) return null
  return (
    <FileFrame place={place} file={file} title={title} help={help}>
      {children({ ...wizard, file })}
    </FileFrame>
  )
}
