import type { ShownGuarantor } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { nameOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { personTexts } from '#platform/person-texts.messages.ts'
import { Facts } from '#ui/facts/facts.tsx'
import { personMessages } from './person.messages.ts'
import { Proofs } from './proofs.tsx'
import type { FileDownload } from './use-download.ts'

type Props = { guarantor: ShownGuarantor; download: FileDownload }

export function GuarantorPart({ guarantor, download }: Props) {
  const t = useMessages(personMessages)
  const words = useMessages(personTexts)
  const { money } = useFormats()
  const { kind = 'PERSON', monthlyIncome, firstName, lastName } = guarantor
  const name = nameOf(guarantor)
  const title = name ? t.guarantor(words.guarantors[kind], name) : words.guarantors[kind]
  const representative = kind === 'COMPANY' ? nameOf({ firstName, lastName }) : ''
  const facts = [
    ...(representative ? [{ label: words.short.guarantor.representative, value: representative }] : []),
    ...(kind === 'PERSON' || monthlyIncome !== undefined
      ? [
          {
            label: words.short.guarantor.monthlyIncome,
            value: monthlyIncome === undefined ? t.notStated : money(monthlyIncome),
          },
        ]
      : []),
  ]
  return (
    <section className="file-guarantor">
      <h3>{title}</h3>
      {facts.length > 0 && <Facts facts={facts} />}
      <Proofs holder={name || words.guarantors[kind]} proven={guarantor} download={download} />
    </section>
  )
}
