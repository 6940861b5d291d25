import type { CertificateStatus } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { propertyInEnglish, propertyInFrench } from '@bailclair/texts/property-texts.ts'

export const validateStepMessages = defineMessages({
  fr: {
    recap: 'Votre bien en résumé',
    edit: 'Modifier',
    fill: 'Compléter',
    missing: 'À compléter',
    notGiven: 'Non précisé',
    monthly: (amount: string) => `${amount} par mois`,
    diagnostic: 'Diagnostic énergétique',
    incomplete: 'Votre bien n’est pas valide, veuillez compléter les champs manquants…',
    toComplete: 'Il manque :',
    energy: {
      certificate: (number: string) => `DPE n° ${number}`,
      statuses: { ACTIF: 'actif', EXPIRE: 'expiré', REMPLACE: 'remplacé' } satisfies Record<CertificateStatus, string>,
      grade: (letter: string) => `classe ${letter}`,
      estimatedGrade: (letter: string) => `classe ${letter} (estimation)`,
      consumption: (figure: string) => `${figure}\u202FkWh/m²/an d’énergie finale`,
      emissions: (figure: string) => `${figure}\u202Fkg\u202FCO₂/m²/an`,
      date: (day: string) => `établi le ${day}`,
      notSubject: propertyInFrench.short.dpeNotRequired,
      warning: {
        title: 'Aucun diagnostic énergétique',
        text: 'Vous pouvez valider votre bien sans diagnostic. Mais l’annonce doit indiquer la classe énergie, et le diagnostic doit être joint au bail.',
        action: 'Ajouter le diagnostic',
      },
    },
    certify: 'Je certifie que ces informations sont exactes et que je peux louer ce bien.',
    submit: 'Valider mon bien',
    errors: 'Veuillez corriger les erreurs pour valider le bien',
    updated: {
      title: 'Modifié ailleurs entre-temps',
      text: 'Ce bien a été modifié dans un autre onglet ou sur un autre appareil. Le résumé est à jour : relisez-le, puis validez.',
    },
    validated: {
      title: 'Ce bien est validé',
      text: 'Son lien de partage est ouvert aux candidats.',
      action: 'Voir mon bien',
    },
  },
  en: {
    recap: 'Your property at a glance',
    edit: 'Edit',
    fill: 'Complete',
    missing: 'To be completed',
    notGiven: 'Not specified',
    monthly: (amount: string) => `${amount} per month`,
    diagnostic: 'Energy certificate',
    incomplete: 'Your property is not valid, please complete the missing fields...',
    toComplete: 'Missing:',
    energy: {
      certificate: (number: string) => `EPC no. ${number}`,
      statuses: { ACTIF: 'active', EXPIRE: 'expired', REMPLACE: 'replaced' },
      grade: (letter: string) => `grade ${letter}`,
      estimatedGrade: (letter: string) => `grade ${letter} (estimate)`,
      consumption: (figure: string) => `${figure}\u202FkWh/m²/year of final energy`,
      emissions: (figure: string) => `${figure}\u202Fkg\u202FCO₂/m²/year`,
      date: (day: string) => `dated ${day}`,
      notSubject: propertyInEnglish.short.dpeNotRequired,
      warning: {
        title: 'No energy certificate',
        text: 'You can validate your property without it. But the advertisement must state the energy grade, and the certificate must be attached to the lease.',
        action: 'Add the certificate',
      },
    },
    certify: 'I certify that this information is correct and that I may let this property.',
    submit: 'Validate my property',
    errors: 'Please correct the errors to submit the property',
    updated: {
      title: 'Changed elsewhere in the meantime',
      text: 'This property was changed in another tab or on another device. The summary is up to date: read it again, then validate.',
    },
    validated: {
      title: 'This property is validated',
      text: 'Its share link is open to applicants.',
      action: 'See my property',
    },
  },
})
