import type { Language } from '@bailclair/domain/value/language.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

export type Corrected = {
  /** Null: the tenant's own. */
  guarantor: string | null
  /** Euros a month; null: none was declared. */
  declared: number | null
  corrected: number
  /** In the tenant's language. */
  reason: string
}

const euros = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const
const amounts = { fr: new Intl.NumberFormat('fr-FR', euros), en: new Intl.NumberFormat('en-GB', euros) }
const words = {
  fr: {
    own: 'Votre revenu mensuel',
    ofGuarantor: (name: string) => `Revenu mensuel de votre garant ${name}`,
    change: (corrected: string, declared: string) => `${corrected} au lieu de ${declared}`,
  },
  en: {
    own: 'Your monthly income',
    ofGuarantor: (name: string) => `Monthly income of your guarantor ${name}`,
    change: (corrected: string, declared: string) => `${corrected} instead of ${declared}`,
  },
}

const factsOf = (language: Language, corrections: readonly Corrected[]) =>
  corrections.map(({ guarantor, declared, corrected, reason }) => {
    const t = words[language]
    const amount = (value: number) => amounts[language].format(value).replaceAll('\u00a0', '\u202f')
    const change = declared === null ? amount(corrected) : t.change(amount(corrected), amount(declared))
    return { label: guarantor === null ? t.own : t.ofGuarantor(guarantor), value: `${change}\n${reason}` }
  })

export const incomeCorrectedTexts = defineMailTexts<{ corrections: readonly Corrected[] }>({
  fr: ({ corrections }) => ({
    site: 'tenant',
    subject: 'Un revenu de votre dossier a été corrigé',
    title: 'Un revenu a été corrigé',
    paragraphs: [
      'En vérifiant votre dossier, notre équipe a trouvé dans vos documents un montant différent de celui que vous avez déclaré. Les propriétaires voient le montant corrigé.',
      'Si vous n’êtes pas d’accord, déclarez de nouveau ce revenu dans votre espace, avec un document qui le prouve\u202f: votre dossier sera vérifié encore une fois.',
    ],
    facts: factsOf('fr', corrections),
    action: { label: 'Voir mon dossier', path: '/mon-dossier' },
  }),
  en: ({ corrections }) => ({
    site: 'tenant',
    subject: 'An income in your file has been corrected',
    title: 'An income has been corrected',
    paragraphs: [
      'While checking your file, our team found an amount in your documents that differs from the one you declared. Landlords see the corrected amount.',
      'If you do not agree, declare this income again in your account, with a document that proves it: your file will be checked again.',
    ],
    facts: factsOf('en', corrections),
    action: { label: 'See my file', path: '/mon-dossier' },
  }),
})
