import type { DigestLine, DigestSection } from '@bailclair/domain/notification/digest.rules.ts'
import { pathToProperties } from '@bailclair/domain/site/owner-site-paths.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { dayInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type Digest = { today: CalendarDate; sections: readonly DigestSection[] }

/** More would not be read; the rest is only counted. */
const [maxSections, maxLines] = [20, 10]

type Words = {
  unnamed: string
  isNew: Record<'VERIFIED' | 'NOT_VERIFIED' | 'AFTER_VISIT', string>
  nowVerified: string
  endsOn: (day: CalendarDate) => string
  withdrawn: (count: number) => string
  moreApplications: (count: number) => string
  moreProperties: (count: number) => { label: string; value: string }
}

const words: Record<Language, Words> = {
  fr: {
    unnamed: 'Bien sans nom',
    isNew: {
      VERIFIED: 'nouvelle candidature, dossier vérifié',
      NOT_VERIFIED: 'nouvelle candidature, dossier pas encore vérifié',
      AFTER_VISIT: 'nouvelle candidature, dossier après la visite',
    },
    nowVerified: 'dossier maintenant vérifié',
    endsOn: (day) => `accès jusqu’au ${dayInWords('fr', day)}`,
    withdrawn: (count) => (count === 1 ? 'Une candidature retirée' : `${count} candidatures retirées`),
    moreApplications: (count) => (count === 1 ? 'et une autre candidature' : `et ${count} autres candidatures`),
    moreProperties: (count) => ({
      label: count === 1 ? 'Et un autre bien' : `Et ${count} autres biens`,
      value: 'Le reste est dans vos candidatures.',
    }),
  },
  en: {
    unnamed: 'Property without a name',
    isNew: {
      VERIFIED: 'new application, file verified',
      NOT_VERIFIED: 'new application, file not yet verified',
      AFTER_VISIT: 'new application, file after the visit',
    },
    nowVerified: 'file now verified',
    endsOn: (day) => `access until ${dayInWords('en', day)}`,
    withdrawn: (count) => (count === 1 ? 'One application withdrawn' : `${count} applications withdrawn`),
    moreApplications: (count) => (count === 1 ? 'and one more application' : `and ${count} more applications`),
    moreProperties: (count) => ({
      label: count === 1 ? 'And one more property' : `And ${count} more properties`,
      value: 'The rest is among your applications.',
    }),
  },
}

const lineOf = (t: Words, line: DigestLine): string => {
  if (line.about === 'NEW') return `${line.applicant} – ${t.isNew[line.file]}`
  return `${line.applicant} – ${line.about === 'NOW_VERIFIED' ? t.nowVerified : t.endsOn(line.accessEndsOn)}`
}

function factOf(t: Words, { propertyName, lines, withdrawn }: DigestSection) {
  const hidden = lines.length - maxLines
  const told = [
    ...lines.slice(0, maxLines).map((line) => lineOf(t, line)),
    ...(hidden > 0 ? [t.moreApplications(hidden)] : []),
    ...(withdrawn > 0 ? [t.withdrawn(withdrawn)] : []),
  ]
  return { label: propertyName ?? t.unnamed, value: told.join('\n') }
}

function factsOf(language: Language, sections: readonly DigestSection[]) {
  const t = words[language]
  const hidden = sections.length - maxSections
  const told = sections.slice(0, maxSections).map((section) => factOf(t, section))
  return hidden > 0 ? [...told, t.moreProperties(hidden)] : told
}

const pathOf = (sections: readonly DigestSection[]) => pathToProperties(sections.map(({ propertyId }) => propertyId))

export const digestTexts = defineMailTexts<Digest>({
  fr: ({ today, sections }) => ({
    subject: `Vos candidatures, résumé du ${dayInWords('fr', today)}`,
    title: 'Ce qui s’est passé depuis le dernier résumé',
    paragraphs: ['Vous avez choisi un résumé par jour. Voici ce qui a changé pour vos biens.'],
    facts: factsOf('fr', sections),
    areFactsSections: true,
    action: { label: 'Voir les candidatures', path: pathOf(sections) },
  }),
  en: ({ today, sections }) => ({
    subject: `Your applications, summary of ${dayInWords('en', today)}`,
    title: 'What has happened since the last summary',
    paragraphs: ['You chose one summary a day. Here is what is new for your properties.'],
    facts: factsOf('en', sections),
    areFactsSections: true,
    action: { label: 'See the applications', path: pathOf(sections) },
  }),
})
