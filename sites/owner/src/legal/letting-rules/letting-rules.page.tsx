import { type LawTopic, lawTopics } from '@bailclair/domain/law/law-rule.ts'
import { type LawRuleId, lawRuleIds, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { rentTerritories, rentTerritoryIds } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useToday } from '@bailclair/site-kit/platform/use-today.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { officialLinks } from '#platform/official-links.ts'
import { pathTo } from '#platform/paths.ts'
import { LegalPage } from '../legal-page.tsx'
import { lettingRulesMessages } from './letting-rules.messages.ts'
import { RuleEntry } from './rule-entry.tsx'
import { TerritoryFigures } from './territory-figures.tsx'

const anchors: Readonly<Record<LawTopic, string>> = {
  ENERGY: 'energie',
  RENT: 'loyer',
  ADVERT: 'annonce',
  LEASE: 'bail',
  APPLICANT: 'candidats',
}

const rulesOfTerritories = new Set<LawRuleId>(rentTerritoryIds.map((id) => rentTerritories[id].rule))
const newestReading =
  lawRuleIds
    .map((id) => lawRules[id].source.readOn)
    .toSorted()
    .at(-1) ?? ''

/** Every rule of letting that the service knows, with source and state. */
export default function LettingRules() {
  const t = useMessages(lettingRulesMessages)
  const { date } = useFormats()
  const today = useToday()
  const more: { [Id in LawRuleId]?: ReactNode } = {
    'rent-between-tenants': <MoreLink href={officialLinks.tenseZones}>{t.tenseZones}</MoreLink>,
    'lease-notice': <MoreLink href={officialLinks.tenseZones}>{t.tenseZones}</MoreLink>,
    'applicant-documents': <RightsLink />,
    'applicant-discrimination': <RightsLink />,
  }
  const rulesOf = (topic: LawTopic) =>
    lawRuleIds.filter((id) => lawRules[id].topic === topic && !rulesOfTerritories.has(id))
  const topics = lawTopics.map((topic) => ({
    id: anchors[topic],
    title: t.topics[topic],
    children: (
      <Stack gap={32}>
        {rulesOf(topic).map((id) => (
          <RuleEntry key={id} id={id} today={today}>
            {more[id]}
          </RuleEntry>
        ))}
      </Stack>
    ),
  }))
  const territories = {
    id: 'territoires',
    title: t.territories.title,
    text: t.territories.text,
    children: (
      <Stack gap={32}>
        {rentTerritoryIds.map((id) => (
          <RuleEntry key={id} id={rentTerritories[id].rule} today={today}>
            <TerritoryFigures id={id} today={today} />
          </RuleEntry>
        ))}
      </Stack>
    ),
  }
  const day = (
    <p>
      {t.about.today}{' '}
      <strong>
        <time data-today="" dateTime={today}>
          {date(today)}
        </time>
      </strong>
    </p>
  )
  return (
    <LegalPage
      title={t.title}
      lead={t.lead}
      updatedOn={newestReading}
      sections={[
        { id: 'a-lire', title: t.about.title, text: t.about.text, children: day },
        ...topics.flatMap((section) => (section.id === anchors.RENT ? [section, territories] : [section])),
      ]}
    />
  )
}

const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p>
    <ExternalLink href={href}>{children}</ExternalLink>
  </p>
)

function RightsLink() {
  const t = useMessages(lettingRulesMessages)
  return (
    <p>
      <a href={pathTo('ApplicantRights')}>{t.rights}</a>
    </p>
  )
}
