import { useSearchParams } from '@bailclair/front/platform/router/router-context.ts'
import { pathTo } from '#platform/paths.ts'
import { useRedirect } from '#platform/use-redirect.ts'
import { placesOf } from '#rental-file/file-places.ts'
import { chosenType } from '#rental-file/wizard/chosen-type.ts'
import { CoTenantsStep } from '#rental-file/wizard/co-tenants-step.tsx'
import { FileFrame } from '#rental-file/wizard/file-frame.tsx'
import { useFileStep } from '#rental-file/wizard/use-file-step.ts'
import { useTenant } from '#tenant/tenant.queries.ts'

const place = { name: 'coTenants' } as const

/** For a file of several people, saved or just chosen; who is alone has nobody to see here. */
export default function CoTenantsPage() {
  const tenant = useTenant()
  const [params] = useSearchParams()
  const type = chosenType(params, tenant.file)
  const wizard = useFileStep(place, tenant, type)
  const isAlone = type === undefined || type === 'ALONE'
  useRedirect(isAlone ? pathTo('FileType') : undefined)
  if (isAlone) return null
  return (
    <FileFrame place={place} file={tenant.file} places={placesOf(tenant.file, type)}>
      <CoTenantsStep type={type} {...wizard} />
    </FileFrame>
  )
}
