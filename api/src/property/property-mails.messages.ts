import { pathToProperties } from '@bailclair/domain/site/owner-site-paths.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { propertyTexts } from '@bailclair/texts/property-texts.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** A validated property is complete, so it has a name and an address. */
type Validated = {
  id: string
  name: string | null
  address: string | null
  /** No new lease of a main residence may be signed (decision 188). */
  isBanned: boolean
}

const factsOf = ({ mail, short }: (typeof propertyTexts)[Language], { name, address }: Validated) => [
  { label: mail.name, value: name ?? '' },
  { label: short.address, value: address ?? '' },
]

/** Once for each property, when it is validated for the first time. */
export const propertyValidatedTexts = defineMailTexts<Validated>({
  fr: (property) => ({
    subject: 'Votre bien est validé',
    title: 'Votre bien est validé',
    paragraphs: [
      property.isBanned
        ? 'Attention\u202f: d’après son DPE, ce logement ne peut pas faire l’objet d’un nouveau bail de résidence principale. Son lien de partage est ouvert\u202f; la page du bien dit ce que la loi permet.'
        : 'Son lien de partage est ouvert\u202f: envoyez-le aux candidats de votre choix, ou ajoutez-le à votre annonce.',
      'Vous retrouverez leurs candidatures sur la page du bien. Vous pouvez y modifier sa description à tout moment.',
    ],
    facts: factsOf(propertyTexts.fr, property),
    action: { label: 'Voir le bien et son lien', path: pathToProperties([property.id]) },
  }),
  en: (property) => ({
    subject: 'Your property is validated',
    title: 'Your property is validated',
    paragraphs: [
      property.isBanned
        ? 'Please note: according to its EPC, no new lease for a main residence may be signed for this home. Its share link is open; the property’s page says what the law allows.'
        : 'Its share link is open: send it to the applicants of your choice, or add it to your listing.',
      'You will find their applications on the property’s page, where you can also edit its description at any time.',
    ],
    facts: factsOf(propertyTexts.en, property),
    action: { label: 'See the property and its link', path: pathToProperties([property.id]) },
  }),
})
