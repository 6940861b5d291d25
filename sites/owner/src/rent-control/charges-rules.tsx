import { kindsOf, limitsOn } from '@bailclair/domain/law/letting-limits.rules.ts'
import type { Furniture } from '@bailclair/domain/property/property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { lettingTexts } from '#platform/letting-texts.messages.ts'
import { useLaw } from '#platform/use-law.ts'
import { rentLimitsMessages } from './rent-limits.messages.ts'
import { RuleSource } from './rule-source.tsx'

/** How charges may be paid, by kind of letting. The law of leases leaves seasons out. */
export function ChargesRules({ furniture = 'UNFURNISHED' }: { furniture?: Furniture | undefined }) {
  const { charges: title } = useMessages(rentLimitsMessages)
  const t = useMessages(lettingTexts)
  const law = useLaw()
  const facts = kindsOf(furniture)
    .filter((kind) => kind !== 'SEASON')
    .flatMap((kind) => {
      const { charges } = limitsOn(kind, law)
      if (!charges) return []
      const [only] = charges
      return [{ label: t.kinds[kind], value: t.charges[only && charges.length === 1 ? only : 'both'] }]
    })
  if (facts.length === 0) return null
  return (
    <Disclosure summary={<h3>{title}</h3>}>
      <Stack gap={8}>
        <Facts facts={facts} />
        <RuleSource rule="lease-charges" />
        {furniture === 'FURNISHED' && <RuleSource rule="lease-mobility" />}
      </Stack>
    </Disclosure>
  )
}
