import { useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { type FilePlace, placesOf } from '#rental-file/file-places.ts'
import { chosenType } from '#rental-file/wizard/chosen-type.ts'
import { useFileStep } from '#rental-file/wizard/use-file-step.ts'
import { useTenant } from '#tenant/tenant.queries.ts'

/** A step before a shared file is saved: its type comes from the address. */
export function useChosenStep(place: FilePlace) {
  const tenant = useTenant()
  const [params] = useSearchParams()
  const { file } = tenant
  const type = chosenType(params, file)
  return {
    type,
    file,
    wizard: useFileStep(place, tenant, type),
    places: placesOf(file, type),
  }
}
