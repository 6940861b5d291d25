import { pathTo } from '#platform/paths.ts'
import { useRedirect } from '#platform/use-redirect.ts'
import { CoTenantsStep } from '#rental-file/wizard/co-tenants-step.tsx'
import { FileFrame } from '#rental-file/wizard/file-frame.tsx'
import { useChosenStep } from './use-chosen-step.ts'

const place = { name: 'coTenants' } as const

/** For files of several people, saved or just chosen. */
export default function CoTenantsPage() {
  const { type, file, wizard, places } = useChosenStep(place)
  const isAlone = type === undefined || type === 'ALONE'
  useRedirect(isAlone ? pathTo('FileType') : undefined)
  if (isAlone) return null
  return (
    <FileFrame place={place} file={file} places={places}>
      <CoTenantsStep type={type} {...wizard} />
    </FileFrame>
  )
}
