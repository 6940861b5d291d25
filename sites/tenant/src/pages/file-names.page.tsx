import { pathTo } from '#platform/paths.ts'
import { useRedirect } from '#platform/use-redirect.ts'
import { FileFrame } from '#rental-file/wizard/file-frame.tsx'
import { NamesStep } from '#rental-file/wizard/names-step.tsx'
import { useResubmittedToast } from '#rental-file/wizard/use-resubmitted-toast.ts'
import { useChosenStep } from './use-chosen-step.ts'

const place = { name: 'names' } as const

/** For an existing file, or before the first invitation, which names the sender. */
export default function FileNamesPage() {
  const { type, file, wizard, places } = useChosenStep(place)
  const isBegun = file !== undefined || (type !== undefined && type !== 'ALONE')
  useResubmittedToast(file)
  useRedirect(isBegun ? undefined : pathTo('FileType'))
  if (!isBegun) return null
  return (
    <FileFrame place={place} file={file} places={places}>
      <NamesStep {...wizard} />
    </FileFrame>
  )
}
