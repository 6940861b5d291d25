import { type ApplicationId, applicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { isComparedCount } from '@bailclair/domain/comparison/compared-count.rules.ts'
import type { Comparison } from '@bailclair/domain/comparison/comparison.schema.ts'
import { type PropertyId, propertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import { useNavigate, useParams, useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { pathTo } from '#platform/paths.ts'
import { readSelectedIds } from '#platform/selected-addresses.ts'
import { comparisonMessages } from './comparison.messages.ts'
import { useComparison, useResolveColumn } from './comparison.queries.ts'
import { ComparisonTable } from './comparison-table.tsx'

/** Two to four applications of a property side by side, without names. It never asks for the list that has them. */
export default function ComparisonPage() {
  const t = useMessages(comparisonMessages)
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const ids = readSelectedIds(params)
  const canBeAsked =
    propertyId.safeParse(id).success &&
    isComparedCount(ids.length) &&
    ids.every((one) => applicationId.safeParse(one).success)
  return (
    <Column wide>
      {canBeAsked ? (
        <ComparisonOf key={ids.join()} propertyId={id as PropertyId} ids={ids as ApplicationId[]} />
      ) : (
        <Outcome
          illustration="closed-door"
          title={t.select}
          actions={<ButtonLink href={pathTo('ConsultProperty', { id })}>{t.back}</ButtonLink>}
        >
          <p>{t.selectText}</p>
        </Outcome>
      )}
    </Column>
  )
}

type Asked = { propertyId: PropertyId; ids: ApplicationId[] }

function ComparisonOf(asked: Asked) {
  const t = useMessages(comparisonMessages)
  const errors = useErrorTexts()
  const { data, error, isFetching, refetch } = useComparison(asked)
  useTitleDetail(data?.propertyName)
  if (error && codeOf(error) === 'PropertyNotFound')
    return (
      <Outcome
        takesFocus={data !== undefined}
        illustration="closed-door"
        title={t.gone}
        actions={<ButtonLink href={pathTo('Dashboard')}>{t.toDashboard}</ButtonLink>}
      />
    )
  if (data && data.columns.length > 0) return <Compared {...asked} comparison={data} />
  if (data) return <TooFew {...asked} comparison={data} />
  if (!error)
    return (
      <div className="page-pending">
        <h1 className="visually-hidden">{t.loading}</h1>
        <Skeleton withTitle kind="rows" count={5} />
      </div>
    )
  return (
    <div role="alert">
      <Outcome
        illustration="closed-door"
        title={t.failed}
        actions={
          <Button icon="refresh" pending={isFetching} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        }
      >
        <p>{errors[codeOf(error)]}</p>
      </Outcome>
    </div>
  )
}

type Loaded = Asked & { comparison: Comparison }

function Compared({ comparison, ...asked }: Loaded) {
  const t = useMessages(comparisonMessages)
  const { money } = useFormats()
  const navigate = useNavigate()
  const onError = useFailureToast()
  const { mutateAsync, isPending, variables } = useResolveColumn(asked)
  const { propertyName, rentCost, chargesCost, columns, leftOut } = comparison
  const { propertyId } = asked
  const choose = (reference: string) =>
    mutateAsync(reference).then(
      ({ id }) => navigate(`${pathTo('Choice', { id: propertyId })}?candidature=${id}`),
      onError,
    )
  return (
    <>
      <PageHeader
        title={t.title}
        back={{ href: pathTo('ConsultProperty', { id: propertyId }), label: propertyName ?? t.back }}
        actions={
          <Button variant="quiet" icon="print" className="screen-only" onClick={() => window.print()}>
            {t.print}
          </Button>
        }
      >
        {t.intro}
      </PageHeader>
      <Stack gap={24}>
        <Callout>{t.law}</Callout>
        {leftOut.length > 0 && (
          <Callout kind="warning" title={t.leftOutTitle}>
            <LeftOut leftOut={leftOut} />
          </Callout>
        )}
        <p>
          {/* The link back is not printed. */}
          {propertyName && <strong>{propertyName}. </strong>}
          {rentCost !== undefined &&
            (chargesCost === undefined
              ? t.rent(money(rentCost))
              : t.rentAndCharges(money(rentCost), money(chargesCost)))}
        </p>
        <ComparisonTable columns={columns} pending={isPending ? variables : undefined} onChoose={choose} />
        <p className="small muted">
          <span className="screen-only">{t.chooseHelp} </span>
          {t.availability}
        </p>
      </Stack>
    </>
  )
}

function TooFew({ propertyId, comparison: { leftOut } }: Loaded) {
  const t = useMessages(comparisonMessages)
  return (
    <Outcome
      illustration="closed-door"
      title={t.tooFew}
      actions={<ButtonLink href={pathTo('ConsultProperty', { id: propertyId })}>{t.back}</ButtonLink>}
    >
      <p>{t.tooFewText}</p>
      <LeftOut leftOut={leftOut} />
    </Outcome>
  )
}

function LeftOut({ leftOut }: Pick<Comparison, 'leftOut'>) {
  const t = useMessages(comparisonMessages)
  return (
    <ul>
      {leftOut.map(({ reason, count }) => (
        <li key={reason}>{t.leftOut[reason](count)}</li>
      ))}
    </ul>
  )
}
