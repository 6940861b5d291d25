import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const incomeCorrectionMessages = defineMessages({
  fr: {
    title: 'Notre équipe a corrigé un revenu',
    text: 'Vos documents montrent un autre montant que celui que vous avez déclaré. Les propriétaires voient le montant de vos documents. Si vous n’êtes pas d’accord, déclarez de nouveau ce revenu, avec un document qui le prouve : votre dossier sera vérifié encore une fois.',
    own: 'Votre revenu mensuel',
    ofGuarantor: (name: string) => `Revenu mensuel de votre garant ${name}`,
    change: (corrected: string, declared: string) => `${corrected} au lieu de ${declared}`,
  },
  en: {
    title: 'Our team has corrected an income',
    text: 'Your documents show a different amount from the one you declared. Landlords see the amount in your documents. If you do not agree, declare this income again, with a document that proves it: your file will be verified once more.',
    own: 'Your monthly income',
    ofGuarantor: (name: string) => `Monthly income of your guarantor ${name}`,
    change: (corrected: string, declared: string) => `${corrected} instead of ${declared}`,
  },
})
