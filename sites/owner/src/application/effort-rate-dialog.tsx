import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { effortRateTexts } from '#platform/effort-rate-texts.messages.ts'
import { helpAbout } from '#platform/help.ts'
import { effortRateMessages } from './effort-rate.messages.ts'
import type { Figures, IncomeShare, ListedApplication, Rent } from './listed-application.ts'

type Props = { application: ListedApplication | undefined; onClose: () => void }

/** How the rate is computed, and what it does not say (decision 7). */
export function EffortRateDialog({ application, onClose }: Props) {
  const t = useMessages(effortRateMessages)
  return (
    <Dialog open={application !== undefined} onClose={onClose} title={application && t.title(application.people)}>
      {application?.figures && (
        <Stack>
          <Explanation figures={application.figures} rent={application.rent} />
          <p className="small muted">
            {application.type !== 'ALONE' && `${t.together} `}
            {t.guarantors}
          </p>
          <Callout title={t.lawTitle}>{t.law}</Callout>
          <p>
            <ExternalLink href={helpAbout('effortRate')}>{t.more}</ExternalLink>
          </p>
        </Stack>
      )}
    </Dialog>
  )
}

function Explanation({ figures, rent }: { figures: Figures; rent: Rent }) {
  const t = useMessages(effortRateMessages)
  const names = useMessages(effortRateTexts)
  const { money, percent } = useFormats()
  const { income, shares, rate, rateWithCharges } = figures
  const { rentCost, chargesCost } = rent
  if (rate === undefined || rentCost === undefined) return <p>{t.none}</p>
  const quotient = (cost: string, result: number) => t.quotient(cost, money(income), percent(result))
  return (
    <div className="stack effort-rate-sums">
      <p>{t.intro}</p>
      <Facts
        facts={[
          { label: t.rent, value: money(rentCost) },
          ...(chargesCost === undefined ? [] : [{ label: t.charges, value: money(chargesCost) }]),
          { label: t.income, value: money(income) },
          ...(shares.length > 0 ? [{ label: t.shares, value: <Shares shares={shares} /> }] : []),
          { label: names.rateWithoutCharges, value: <strong>{quotient(money(rentCost), rate)}</strong> },
          ...(chargesCost === undefined || rateWithCharges === undefined
            ? []
            : [
                {
                  label: names.rateWithCharges,
                  value: quotient(`(${money(rentCost)} + ${money(chargesCost)})`, rateWithCharges),
                },
              ]),
        ]}
      />
    </div>
  )
}

function Shares({ shares }: { shares: readonly IncomeShare[] }) {
  const t = useMessages(effortRateMessages)
  const { money, percent } = useFormats()
  return (
    <ul className="stack gap-4">
      {shares.map(({ name, income, percent: share }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <li key={index}>{income === undefined ? t.noShare(name) : t.share(name, money(income), percent(share))}</li>
      ))}
    </ul>
  )
}
