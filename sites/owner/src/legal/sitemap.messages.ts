import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const siteMapMessages = defineMessages({
  fr: {
    title: 'Plan du site',
    lead: 'Les pages du site, rangées par thème.',
    owners: {
      title: 'Louer un bien',
      Landing: 'Accueil',
      Register: 'Créer mon compte',
      Dashboard: 'Tableau de bord (connexion nécessaire)',
      AccountName: 'Mes données personnelles (connexion nécessaire)',
      ForgottenPassword: 'Mot de passe oublié',
    },
    tenants: { title: 'Chercher un logement', area: 'Espace locataire : constituer un dossier et le partager' },
    rules: {
      title: 'Ce que dit la loi',
      LettingRules: 'Règles de location',
      ApplicantRights: 'Droits des candidats',
    },
    help: { title: 'Se faire aider', Help: 'Aide', Contact: 'Nous contacter' },
    service: { title: 'Le service', CheckPdf: 'Vérifier un PDF', Statistics: 'Statistiques' },
    legal: {
      title: 'Vos droits et nos obligations',
      LegalNotice: 'Mentions légales',
      PrivacyPolicy: 'Politique de confidentialité',
      cookies: 'Cookies',
      GuarantorNotice: 'Information des garants',
      TermsOfUse: 'Conditions générales d’utilisation',
      Accessibility: 'Déclaration d’accessibilité',
      Sitemap: 'Plan du site',
    },
  },
  en: {
    title: 'Sitemap',
    lead: 'The pages of the site, sorted by topic.',
    owners: {
      title: 'Letting a property',
      Landing: 'Home',
      Register: 'Create my account',
      Dashboard: 'Dashboard (sign-in needed)',
      AccountName: 'My personal data (sign-in needed)',
      ForgottenPassword: 'Forgotten password',
    },
    tenants: { title: 'Looking for a home', area: 'Tenant area: make a file and share it' },
    rules: {
      title: 'What the law says',
      LettingRules: 'Letting rules',
      ApplicantRights: 'Rights of applicants',
    },
    help: { title: 'Getting help', Help: 'Help', Contact: 'Contact us' },
    service: { title: 'The service', CheckPdf: 'Check a PDF', Statistics: 'Statistics' },
    legal: {
      title: 'Your rights and our duties',
      LegalNotice: 'Legal notice',
      PrivacyPolicy: 'Privacy policy',
      cookies: 'Cookies',
      GuarantorNotice: 'Notice to guarantors',
      TermsOfUse: 'Terms of use',
      Accessibility: 'Accessibility statement',
      Sitemap: 'Sitemap',
    },
  },
})
