import { monthsOfAccess } from '@bailclair/domain/file-access/access-period.rules.ts'
import { neverAsked } from '@bailclair/domain/law/never-asked.data.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { LegalPage } from '../legal-page.tsx'
import { neverAskedMessages } from '../never-asked.messages.ts'
import { Prose } from '../prose.tsx'
import { lettingTermsMessages } from './letting-terms.messages.ts'
import { termsOfUseMessages } from './terms-of-use.messages.ts'

export default function TermsOfUse() {
  const t = useMessages(termsOfUseMessages)
  const { things } = useMessages(neverAskedMessages)
  const { owners, ask, choosing, applicants } = useMessages(lettingTermsMessages)
  const { name, operator, figures, recourse } = useSiteConfig()
  return (
    <LegalPage
      title={t.title}
      lead={t.lead}
      updatedOn="2026-11-19"
      sections={[
        { id: 'service', title: t.service.title, text: t.service.text(name, operator.name) },
        { id: 'gratuite', ...t.free },
        { id: 'compte', ...t.account },
        { id: 'proprietaires', ...owners },
        {
          id: 'pieces',
          title: ask.title,
          text: ask.text,
          children: (
            <>
              <ul>
                {neverAsked.map((thing) => (
                  <li key={thing}>{things[thing]}</li>
                ))}
              </ul>
              <Prose text={ask.fine} />
            </>
          ),
        },
        { id: 'choisir', title: choosing.title, text: choosing.text(recourse.discrimination.phone) },
        { id: 'candidats', title: applicants.title, text: applicants.text(monthsOfAccess) },
        {
          id: 'verification',
          title: t.verification.title,
          text: t.verification.text(figures.answerHours, figures.verificationDays),
        },
        { id: 'disponibilite', ...t.availability },
        { id: 'responsabilites', ...t.liability },
        { id: 'abus', ...t.misuse },
        { id: 'evolution', ...t.changes },
        {
          id: 'droit',
          title: t.law.title,
          text: t.law.text(recourse.mediation.name, nameOf(recourse.rightsDefender.name)),
        },
      ]}
    />
  )
}

/** «Défenseur des droits, Libre réponse 71120, …»: the name is the first part. */
const nameOf = (nameAndAddress: string) => nameAndAddress.split(',')[0] ?? nameAndAddress
