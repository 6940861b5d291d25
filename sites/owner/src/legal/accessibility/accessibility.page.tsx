import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { LegalPage } from '../legal-page.tsx'
import { Prose } from '../prose.tsx'
import { ReadingTable } from '../reading-table.tsx'
import { accessibilityMessages } from './accessibility.messages.ts'
import { assess, byTheme, rateOf } from './assessment.rules.ts'
import { assessedOn, criteria } from './criteria.data.ts'

const found = assess(Object.values(criteria))
const unchecked = Object.entries(criteria).flatMap(([number, state]) => (state === 'unchecked' ? [number] : []))

/** The statement the law requires (RGAA 4.1): status, rate, method, defects, contact and appeal. */
export default function AccessibilityStatement() {
  const t = useMessages(accessibilityMessages)
  const { date } = useFormats()
  const { name, operator, links, recourse, accessibilityStatus, accessibilityAudit: audit } = useSiteConfig()
  const status = t.status[accessibilityStatus]
  const { results, defects } = t
  return (
    <LegalPage
      title={t.title}
      lead={t.lead}
      updatedOn={assessedOn}
      sections={[
        { id: 'perimetre', title: t.scope.title, text: t.scope.text(operator.name, name) },
        {
          id: 'conformite',
          title: t.status.title,
          text: accessibilityStatus === 'full' ? t.status.fullSentence(status) : t.status.sentence(status),
          children: (
            <>
              <Prose
                text={
                  audit.auditor ? t.audit(audit.auditor, date(audit.date), audit.rate) : t.ownAudit(date(assessedOn))
                }
              />
              {links.accessibilityPlan && <Prose text={t.plan} />}
            </>
          ),
        },
        {
          id: 'resultats',
          title: results.title,
          text: results.text(found.met, found.applicable, rateOf(found), date(assessedOn)),
          children: <ThemeTable />,
        },
        { id: 'echantillon', ...t.sample },
        { id: 'methode', ...t.method },
        {
          id: 'defauts',
          title: defects.title,
          text: found.open === 0 ? defects.none : defects.text,
          children: (
            <>
              {found.open > 0 && (
                <ul>
                  {Object.entries(defects.list).map(([criterion, defect]) => (
                    <li key={criterion}>{defect}</li>
                  ))}
                </ul>
              )}
              {unchecked.length > 0 && <Prose text={defects.unchecked(unchecked.join(', '))} />}
              <Prose text={defects.uploads} />
              <Prose text={defects.thirdParty} />
            </>
          ),
        },
        { id: 'raccourcis', ...t.shortcuts },
        { id: 'etablissement', title: t.making.title, text: t.making.text(date(assessedOn)) },
        { id: 'contact', ...t.contact },
        { id: 'recours', title: t.recourse.title, text: t.recourse.text(recourse.rightsDefender.name) },
      ]}
    />
  )
}

function ThemeTable() {
  const { caption, columns, themes } = useMessages(accessibilityMessages).results
  return (
    <ReadingTable
      hasFigures
      caption={caption}
      columns={[columns.theme, columns.applicable, columns.met, columns.open, columns.unchecked]}
      rows={byTheme(criteria).map(({ theme, found: { applicable, met, open, unchecked: left } }) => ({
        key: String(theme),
        cells: [`${theme}. ${themes[theme as keyof typeof themes]}`, applicable, met, open, left],
      }))}
    />
  )
}
