import { forbiddenCriteria } from '@bailclair/domain/law/forbidden-criteria.ts'
import { neverAsked, neverAskedSource } from '@bailclair/domain/law/never-asked.data.ts'
import { documentListIds, whereToTurnId } from '@bailclair/domain/site/applicant-rights-paths.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { LegalPage } from '../legal-page.tsx'
import { neverAskedMessages } from '../never-asked.messages.ts'
import { Prose } from '../prose.tsx'
import { AgencyChoice } from './agency-choice.tsx'
import { applicantRightsMessages } from './applicant-rights.messages.ts'
import { decreeMessages } from './decree.messages.ts'
import { DecreeList } from './decree-list.tsx'
import { SourceList } from './source-list.tsx'

/** What may and may not be asked of an applicant, and where to turn. For owners and applicants alike. */
export default function ApplicantRights() {
  const t = useMessages(applicantRightsMessages)
  const { criteria } = useMessages(decreeMessages)
  const { things, fine } = useMessages(neverAskedMessages)
  const { recourse } = useSiteConfig()
  return (
    <LegalPage
      title={t.title}
      lead={t.lead}
      updatedOn={neverAskedSource.readOn}
      sections={[
        {
          id: documentListIds.TENANT,
          ...t.holders.TENANT,
          children: (
            <>
              <DecreeList holder="TENANT" />
              <Prose text={t.form} />
            </>
          ),
        },
        { id: documentListIds.PERSON, ...t.holders.PERSON, children: <DecreeList holder="PERSON" /> },
        {
          id: documentListIds.COMPANY,
          ...t.holders.COMPANY,
          children: (
            <>
              <DecreeList holder="COMPANY" />
              <p>{t.body}</p>
            </>
          ),
        },
        {
          id: 'jamais',
          ...t.never,
          children: (
            <>
              <ul>
                {neverAsked.map((thing) => (
                  <li key={thing}>{things[thing]}</li>
                ))}
              </ul>
              <p>{fine}</p>
            </>
          ),
        },
        {
          id: 'criteres',
          title: t.criteria.title,
          text: t.criteria.text,
          children: (
            <>
              <ul>
                {forbiddenCriteria.map((criterion) => (
                  <li key={criterion}>{criteria[criterion]}</li>
                ))}
              </ul>
              <p>{t.criteria.offence}</p>
            </>
          ),
        },
        {
          id: whereToTurnId,
          title: t.turn.title,
          text: t.turn.text(recourse.discrimination.phone),
          children: (
            <>
              <p>
                {t.turn.post} <span lang="fr">{recourse.rightsDefender.name}</span>
              </p>
              <AgencyChoice />
            </>
          ),
        },
        { id: 'textes', title: t.sources.title, text: t.sources.text, children: <SourceList /> },
      ]}
    />
  )
}
