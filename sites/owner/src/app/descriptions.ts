import type { PageDescriptions } from '@bailclair/site-kit/app/route.ts'

/** For search engines, which list these pages but for those of a share link. Only the server knows them. */
export const descriptions: PageDescriptions = {
  Landing: {
    fr: 'Recevez des dossiers de location déjà vérifiés. Un service gratuit pour les propriétaires bailleurs.',
    en: 'Receive rental files that are already verified. A free service for landlords.',
  },
  Register: {
    fr: 'Créez gratuitement votre compte propriétaire : décrivez vos biens et recevez des dossiers de location vérifiés.',
    en: 'Create your free owner account: describe your properties and receive verified rental files.',
  },
  ConnectProperty: {
    fr: 'Un propriétaire vous invite à candidater : découvrez le logement et envoyez votre dossier de location vérifié.',
    en: 'A landlord invites you to apply: see the property and send your verified rental file.',
  },
  CheckPdf: {
    fr: 'Vous avez reçu le PDF d’un dossier de location ? Vérifiez que le service l’a émis et qu’il n’a pas été modifié.',
    en: 'Have you been given the PDF of a rental file? Check that the service issued it and that it has not been altered.',
  },
  LettingRules: {
    fr: 'Énergie, loyer, annonce, bail, candidats : chaque règle de location avec son texte, ses dates et son état du jour.',
    en: 'Energy, rent, advert, lease, applicants: every letting rule with its text, its dates and its state today.',
  },
  ApplicantRights: {
    fr: 'Ce qu’un propriétaire peut demander à un candidat, ce qui est interdit, et où s’adresser près de chez soi.',
    en: 'What a landlord may ask an applicant for, what is forbidden, and where to turn, also near your home.',
  },
  Contact: {
    fr: 'Une question sur vos biens, vos candidatures ou votre compte ? Écrivez à l’équipe : une personne vous répond.',
    en: 'A question about your properties, your applications or your account? Write to the team: a person answers.',
  },
  Help: {
    fr: 'Dossiers, lien de partage, taux d’effort, diagnostic énergétique, compte : les réponses aux questions des propriétaires.',
    en: 'Files, share link, effort rate, energy certificate, account: answers to landlords’ questions.',
  },
  Statistics: {
    fr: 'Dossiers vérifiés, délai de réponse, biens et candidatures : les chiffres du service, mis à jour toutes les heures.',
    en: 'Verified files, verification time, properties and applications: the service in figures, updated every hour.',
  },
  Sitemap: {
    fr: 'Toutes les pages publiques du service, rangées par thème : louer un bien, se faire aider, connaître ses droits.',
    en: 'Every public page of the service, sorted by subject: letting a property, getting help, knowing your rights.',
  },
  Accessibility: {
    fr: 'État de conformité au RGAA 4.1, méthode, défauts connus, et comment nous signaler un obstacle.',
    en: 'How far the service meets RGAA 4.1, how it was tested, known defects, and how to report a barrier to us.',
  },
  LegalNotice: {
    fr: 'Éditeur, hébergeur, licence des contenus et du code source, signalement d’une faille ou d’un contenu.',
    en: 'Publisher, hosting provider, licence for content and source code, how to report a security flaw or an abuse.',
  },
  PrivacyPolicy: {
    fr: 'Quelles données, pourquoi, qui les voit, combien de temps ; vos droits, et chaque cookie avec sa durée.',
    en: 'Which data, what for, who sees it and for how long; your rights, and every cookie with its lifetime.',
  },
  GuarantorNotice: {
    fr: 'Ce qu’un dossier de location garde sur un garant, qui le voit, combien de temps, et quels sont ses droits.',
    en: 'What a rental file keeps about a guarantor, who sees it, for how long, and what their rights are.',
  },
  TermsOfUse: {
    fr: 'Un service gratuit, sans décision automatisée : ce qu’il apporte, ce qu’il attend, ce qu’il est interdit de demander.',
    en: 'A free service without automated decisions: what it offers, what it expects, what landlords may not ask for.',
  },
}
