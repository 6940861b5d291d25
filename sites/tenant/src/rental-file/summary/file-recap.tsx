import { categoriesOf } from '@bailclair/domain/document/document-category.rules.ts'
import type { ShownIn } from '@bailclair/domain/rental-file/field-views.schema.ts'
import type { TenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { MyFile, MyGuarantor, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { MissingFact } from '@bailclair/site-kit/ui/facts/missing-fact.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { type FilePlace, isJoiner } from '../file-places.ts'
import { guarantorName } from '../guarantor-name.ts'
import { pathToPlace } from '../place-paths.ts'
import { useTenantName } from '../use-tenant-name.ts'
import { typeStepMessages } from '../wizard/type-step.messages.ts'
import { wizardMessages } from '../wizard/wizard.messages.ts'
import { recapMessages } from './recap.messages.ts'

/** The total is told with the incomes, a correction on the page of the file. */
type Answer = Exclude<ShownIn<TenantFields, 'self'>, 'monthlyIncome' | 'incomeCorrection'>

type Line = {
  label: string
  value: string | undefined
  /** The page to change it; undefined when only the initiator may. */
  place: FilePlace | undefined
  /** What is wrong with it. */
  problem?: 'missing' | 'declined' | undefined
}

/** All answers, each with a link to change it. */
export function FileRecap({ tenant, file }: { tenant: TenantProfile; file: MyFile }) {
  const t = useMessages(recapMessages)
  const documentLines = useDocumentLines(file)
  return (
    <Stack gap={32}>
      <Group title={t.you} lines={useAnswers(tenant, file)} />
      <Group title={t.yourDocuments} lines={documentLines()} />
      {file.guarantors.map((guarantor) => (
        <Group key={guarantor.id} title={t.documentsOf(guarantorName(guarantor))} lines={documentLines(guarantor)} />
      ))}
    </Stack>
  )
}

function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section className="recap">
      <h3>{title}</h3>
      <Facts
        facts={lines.map((line) => ({
          label: line.label,
          value: <Value {...line} />,
          action: line.place && <Change {...line} place={line.place} />,
        }))}
      />
    </section>
  )
}

function Value({ value, problem }: Line) {
  const t = useMessages(recapMessages)
  if (problem) return <MissingFact icon={problem === 'declined' ? 'return' : 'warning'}>{t[problem]}</MissingFact>
  return value ?? <span className="muted">{t.notAsked}</span>
}

function Change({ label, value, place, problem }: Line & { place: FilePlace }) {
  const t = useMessages(recapMessages)
  const given = value === undefined ? t.add : t.edit
  return (
    <a href={pathToPlace(place)}>
      {problem ? { missing: t.fill, declined: t.replace }[problem] : given}
      <VisuallyHidden> – {label}</VisuallyHidden>
    </a>
  )
}

function useAnswers(tenant: TenantProfile, file: MyFile): Line[] {
  const t = useMessages(recapMessages)
  const { short, situations } = useMessages(personTexts)
  const { types } = useMessages(typeStepMessages)
  const { money } = useFormats()
  const nameOf = useTenantName()
  const { applicationType, situation, monthlyIncome, incomes, guarantors } = file
  const others = file.tenants.filter(({ isMe }) => !isMe).map(nameOf)
  const names = `${tenant.firstName ?? ''} ${tenant.lastName ?? ''}`.trim()
  const income = incomes?.length === 0 ? t.noIncome : monthlyIncome === undefined ? undefined : money(monthlyIncome)
  const wanted = (value: string | undefined) => (value ? undefined : ('missing' as const))
  const answers: Record<Answer, string | undefined> = {
    situation: situation && situations[situation],
    incomes: income,
  }
  return [
    {
      label: short.file.applicationType,
      value: types[applicationType],
      place: isJoiner(file) ? undefined : { name: 'type' },
    },
    ...(others.length > 0
      ? [{ label: t.facts.people, value: others.join(', '), place: { name: 'coTenants' as const } }]
      : []),
    { label: t.facts.names, value: names, place: { name: 'names' }, problem: wanted(names) },
    ...Object.entries(answers).map(([answer, value]) => ({
      label: short.tenant[answer as Answer],
      value,
      place: { name: 'situation' as const },
      problem: wanted(value),
    })),
    {
      label: t.facts.guarantors,
      value: guarantors.length > 0 ? guarantors.map(guarantorName).join(', ') : t.noGuarantor,
      place: { name: 'guarantors' },
    },
  ]
}

/** One line per document category. */
function useDocumentLines(file: MyFile) {
  const t = useMessages(recapMessages)
  const { categories } = useMessages(wizardMessages)
  return (guarantor?: MyGuarantor): Line[] =>
    categoriesOf[guarantor?.kind ?? 'TENANT'].map((category) => {
      const given = (guarantor ?? file).documents.filter((document) => document.category === category)
      const missing = file.missing.find((one) => one.category === category && one.guarantorId === guarantor?.id)
      const isVerified = given.length > 0 && given.every(({ status }) => status === 'ACCEPTED')
      const words = isVerified ? t.verifiedFiles(given.length) : t.files(given.length)
      return {
        label: categories[category].label,
        value: given.length > 0 ? words : undefined,
        place: { name: 'documents', category, ...(guarantor && { guarantorId: guarantor.id }) },
        problem: missing && (missing.step === 'DECLINED_DOCUMENT' ? 'declined' : 'missing'),
      }
    })
}
