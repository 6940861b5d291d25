import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import { pathToMyApplication } from '@bailclair/domain/site/tenant-site-paths.ts'
import { stageWords } from '@bailclair/texts/stage-texts.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** To everybody of the file, one a day at most. */
type Moved = { applicationId: string; propertyName: string | null; stage: Stage }

export const stageTexts = defineMailTexts<Moved>({
  fr: ({ applicationId, propertyName, stage }) => ({
    site: 'tenant',
    subject: 'Votre candidature avance',
    title: 'Votre candidature a changé d’étape',
    paragraphs: ['Le propriétaire a noté où il en est. Vous suivez chaque étape dans votre espace.'],
    facts: [
      ...(propertyName ? [{ label: 'Logement', value: propertyName }] : []),
      { label: 'Étape', value: stageWords.fr[stage] },
    ],
    action: { label: 'Voir ma candidature', path: pathToMyApplication(applicationId) },
  }),
  en: ({ applicationId, propertyName, stage }) => ({
    site: 'tenant',
    subject: 'News of your application',
    title: 'Your application has moved to another stage',
    paragraphs: ['The landlord has noted how far they are. You can follow each stage in your account.'],
    facts: [
      ...(propertyName ? [{ label: 'Property', value: propertyName }] : []),
      { label: 'Stage', value: stageWords.en[stage] },
    ],
    action: { label: 'See my application', path: pathToMyApplication(applicationId) },
  }),
})
