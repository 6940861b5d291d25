import type { ComparedColumn } from '@bailclair/domain/comparison/comparison.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { ReactNode } from 'react'
import { comparisonMessages } from './comparison.messages.ts'

type Field = { key: string; label: string; showValue: (column: ComparedColumn) => ReactNode }
type Tenant = ComparedColumn['tenants'][number]

/** The same rows for every application, in the same words. */
export function useComparedFields(): Field[] {
  const t = useMessages(comparisonMessages)
  const { people: words, documents, rates } = t
  const { number, money, percent, date } = useFormats()

  const amount = (euros: number | undefined) => (euros === undefined ? t.notStated : money(euros))
  const rate = (value: number | undefined, income: number) => {
    if (income === 0) return rates.noIncome
    return value === undefined ? t.notStated : percent(value)
  }
  /** One tenant needs no number. */
  const ofEach = (tenants: readonly Tenant[], write: (tenant: Tenant) => string) =>
    tenants.map((tenant, index) => (tenants.length === 1 ? write(tenant) : t.ofTenant(index + 1, write(tenant))))
  const proofs = (checked: Tenant['checked']) => checked.map((category) => documents[category]).join(', ') || t.noProof
  const guarantorsOf = (tenants: readonly Tenant[]) => tenants.flatMap(({ guarantors }) => guarantors)

  return [
    { key: 'tenants', label: t.fields.tenants, showValue: ({ tenants }) => number(tenants.length) },
    {
      key: 'situation',
      label: words.short.tenant.situation,
      showValue: ({ tenants }) => (
        <Lines lines={ofEach(tenants, ({ situation }) => (situation ? words.situations[situation] : t.notStated))} />
      ),
    },
    {
      key: 'income',
      label: words.short.file.totalSalary,
      showValue: ({ totalSalary, tenants }) => (
        <>
          <span className="amount">{amount(totalSalary)}</span>
          {tenants.length > 1 && <Lines lines={ofEach(tenants, ({ monthlyIncome }) => amount(monthlyIncome))} />}
        </>
      ),
    },
    {
      key: 'rate',
      label: rates.rateWithoutCharges,
      showValue: ({ effortRate, totalSalary }) => rate(effortRate, totalSalary),
    },
    {
      key: 'rateWithCharges',
      label: rates.rateWithCharges,
      showValue: ({ effortRateWithCharges, totalSalary }) => rate(effortRateWithCharges, totalSalary),
    },
    {
      key: 'guarantors',
      label: t.fields.guarantors,
      showValue: ({ tenants }) => {
        const guarantors = guarantorsOf(tenants)
        const lines = guarantors.map(({ kind = 'PERSON', monthlyIncome }) =>
          kind === 'PERSON' || monthlyIncome !== undefined
            ? t.guarantor(words.guarantors[kind], amount(monthlyIncome))
            : words.guarantors[kind],
        )
        return <Lines lines={lines.length > 0 ? lines : [t.noGuarantor]} />
      },
    },
    {
      key: 'guarantorIncome',
      label: words.short.file.totalGuarantorSalary,
      showValue: ({ tenants, totalGuarantorSalary }) =>
        guarantorsOf(tenants).length === 0 ? t.noGuarantor : amount(totalGuarantorSalary),
    },
    {
      key: 'entryDate',
      label: t.fields.entryDate,
      showValue: ({ entryDate }) => (entryDate ? date(entryDate) : t.notStated),
    },
    {
      key: 'checked',
      label: t.fields.checked,
      showValue: ({ tenants, hasDocuments }) =>
        hasDocuments ? (
          <Lines
            lines={[
              ...ofEach(tenants, ({ checked }) => proofs(checked)),
              ...guarantorsOf(tenants).map(({ checked }, index) => t.ofGuarantor(index + 1, proofs(checked))),
            ]}
          />
        ) : (
          t.elsewhere
        ),
    },
  ]
}

function Lines({ lines: [first, ...others] }: { lines: readonly string[] }) {
  if (others.length === 0) return first
  return (
    <ul className="comparison-lines">
      {[first, ...others].map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two guarantors may look alike, and the order is the server's
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
