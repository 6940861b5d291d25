import { mostGuarantorsPerTenant } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { pathTo } from '#platform/paths.ts'
import { useRedirect } from '#platform/use-redirect.ts'
import { guarantorMessages } from '#rental-file/guarantor/guarantor.messages.ts'
import { GuarantorForm } from '#rental-file/guarantor/guarantor-form.tsx'
import { guarantorName } from '#rental-file/guarantor-name.ts'
import { useTenant } from '#tenant/tenant.queries.ts'
import { FilePage } from './file-page.tsx'
import NotFoundPage from './not-found.page.tsx'

const place = { name: 'guarantors' } as const

/** An existing guarantor, or a new one while there is room. */
export default function GuarantorPage() {
  const t = useMessages(guarantorMessages)
  const { id } = useParams()
  const guarantors = useTenant().file?.guarantors ?? []
  const guarantor = guarantors.find((one) => one.id === id)
  const isFull = id === undefined && guarantors.length >= mostGuarantorsPerTenant
  useRedirect(isFull ? pathTo('Guarantors') : undefined)
  if (isFull) return null
  if (id !== undefined && !guarantor) return <NotFoundPage />
  return (
    <FilePage place={place} title={guarantor ? t.editTitle(guarantorName(guarantor)) : t.newTitle} help={t.help}>
      {({ frame }) => <GuarantorForm guarantor={guarantor} frame={frame} />}
    </FilePage>
  )
}
