import {
  type LeaseFormat,
  type LeaseSummary,
  leaseForm,
  leaseFormats,
} from '@bailclair/domain/lease-model/lease-model.schema.ts'
import { calendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { nonNegativeEuros } from '@bailclair/domain/value/money.schema.ts'
import { typed } from '@bailclair/domain/value/typed-number.schema.ts'
import { writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ErrorSummary } from '@bailclair/site-kit/ui/error-summary/error-summary.tsx'
import { DateField } from '@bailclair/site-kit/ui/field/date-field.tsx'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useRef } from 'react'
import { z } from 'zod/mini'
import { LeaseLimits } from './lease-limits.tsx'
import { LeaseLists } from './lease-lists.tsx'
import { leaseModelMessages } from './lease-model.messages.ts'
import { usePrintLease } from './lease-model.queries.ts'

type Props = { applicationId: string; lease: LeaseSummary }

/** What the law says of a deposit: advice that never blocks. */
function useDepositLimit({ mostDeposit, mostDepositMonths, deposit: ofProperty }: LeaseSummary) {
  const t = useMessages(leaseModelMessages)
  const { money } = useFormats()
  const most = mostDeposit === undefined ? undefined : money(mostDeposit)
  const limits = mostDepositMonths === undefined ? [] : [t.depositLimit(mostDepositMonths, most)]
  const hints = [...limits, ...(ofProperty === undefined ? [] : [t.depositOfProperty])]
  return {
    hint: hints.length > 0 ? hints.join(' ') : undefined,
    warningOf: (deposit: number) =>
      mostDeposit !== undefined && most && deposit > mostDeposit ? t.depositAbove(most) : undefined,
  }
}

/** Both fields may stay empty. */
const rulesIn = (language: Language) =>
  z.object({
    startsOn: z.pipe(
      z.transform((text: string) => (text === '' ? null : text)),
      z.nullable(calendarDate),
    ),
    deposit: typed(z.nullable(nonNegativeEuros), language),
  })

export function LeaseForm({ applicationId, lease }: Props) {
  const t = useMessages(leaseModelMessages)
  const { language } = useLanguage()
  const print = usePrintLease(applicationId)
  const rules = rulesIn(language)
  const limit = useDepositLimit(lease)
  /** Of the button that was pressed last. */
  const format = useRef<LeaseFormat>('DOCX')
  const form = useForm({
    initial: { startsOn: '', deposit: writeTypedNumber(lease.deposit, language) },
    rules,
    labels: { startsOn: t.startsOn, deposit: t.deposit },
    send: async (values) => {
      const { startsOn, deposit } = rules.parse(values)
      // null leaves a blank: without it the deposit of the property would be printed
      const given = leaseForm.parse({ startsOn: startsOn ?? undefined, deposit })
      const bytes = await print({ ...given, format: format.current })
      saveFile(bytes, `${t.fileName}.${format.current.toLowerCase()}`)
      showToast({ kind: 'success', text: t.done })
    },
  })
  const given = rules.safeParse(form.values).data
  const warning = limit.warningOf(rules.shape.deposit.safeParse(form.values.deposit).data ?? 0)
  return (
    <>
      <form {...form.props}>
        <Stack gap={24}>
          <ErrorSummary {...form.summary} />
          <p className="small muted">{t.notKept}</p>
          <Cluster className="lease-fields">
            <DateField {...form.field('startsOn')} label={t.startsOn} />
            <div>
              <MoneyField {...form.field('deposit')} label={t.deposit} hint={limit.hint} />
              <div role="status">{warning && <Callout kind="warning">{warning}</Callout>}</div>
            </div>
          </Cluster>
          <LeaseLimits furniture={lease.furniture} />
          {form.failure && (
            <Callout kind="danger" role="alert">
              {form.failure.text}
            </Callout>
          )}
          <Cluster>
            {leaseFormats.map((each) => (
              <Button
                key={each}
                type="submit"
                icon="download"
                variant={each === 'DOCX' ? 'primary' : 'secondary'}
                pending={form.isPending && format.current === each}
                onClick={() => {
                  format.current = each
                }}
              >
                {t.download[each]}
              </Button>
            ))}
          </Cluster>
        </Stack>
      </form>
      <LeaseLists
        lease={lease}
        given={[
          ...(given?.startsOn ? ['startsOn' as const] : []),
          ...(given?.deposit == null ? [] : ['deposit' as const]),
        ]}
      />
    </>
  )
}
