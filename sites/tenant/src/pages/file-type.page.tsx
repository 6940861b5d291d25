import { pathTo } from '#platform/paths.ts'
import { useRedirect } from '#platform/use-redirect.ts'
import { isJoiner } from '#rental-file/file-places.ts'
import { FileFrame } from '#rental-file/wizard/file-frame.tsx'
import { TypeStep } from '#rental-file/wizard/type-step.tsx'
import { useFileStep } from '#rental-file/wizard/use-file-step.ts'
import { useTenant } from '#tenant/tenant.queries.ts'

const place = { name: 'type' } as const

/** Only the initiator chooses the type; others are sent to the list of people. */
export default function FileTypePage() {
  const tenant = useTenant()
  const wizard = useFileStep(place, tenant)
  const { file } = tenant
  const isOthers = file !== undefined && isJoiner(file)
  useRedirect(isOthers ? pathTo('CoTenants') : undefined)
  if (isOthers) return null
  return (
    <FileFrame place={place} file={file}>
      <TypeStep {...wizard} />
    </FileFrame>
  )
}
