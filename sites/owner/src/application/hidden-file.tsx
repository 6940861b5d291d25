import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import type { RowState } from '@bailclair/domain/application/row-state.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { applicationMessages } from './application.messages.ts'
import { hiddenFileMessages } from './hidden-file.messages.ts'
import { listApplications } from './listed-application.ts'
import { StatusBadge } from './status-badge.tsx'
import { whyHidden } from './why-hidden.ts'

type Props = { row: ApplicationRow; propertyName: string | undefined; notice?: ReactNode } & Pick<
  ComponentProps<typeof PageHeader>,
  'back'
>

/** The file may still come. */
const letters: readonly RowState[] = ['waiting', 'after-visit']

/** An application whose file the owner may not see now: who applied, and why. */
export function HiddenFile({ row, propertyName, back, notice }: Props) {
  const t = useMessages(hiddenFileMessages)
  const texts = useMessages(applicationMessages)
  const { date } = useFormats()
  // Figures are not shown here, so the rent does not matter.
  const [application] = listApplications([row], { rentCost: 0, chargesCost: 0 }, todayInParis(new Date()))
  if (!application) return null
  const { name, status, type, state } = application
  return (
    <>
      <PageHeader title={t.title(name)} back={back}>
        {[texts.types[type], propertyName].filter(Boolean).join(' · ')}
        <br />
        {t.appliedOn(date(new Date(row.createdAt)))}
      </PageHeader>
      {notice}
      <StatusBadge status={status} t={texts} />
      {row.wish && (
        <section className="application-wish">
          <h2>{t.wish}</h2>
          <p>{row.wish}</p>
        </section>
      )}
      <EmptyState illustration={letters.includes(state) ? 'letter' : 'closed-door'} title={t.states[state]}>
        {whyHidden(application, texts, date)}
      </EmptyState>
    </>
  )
}
