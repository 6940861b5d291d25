import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const guarantorNoticeMessages = defineMessages({
  fr: {
    title: 'Information des garants',
    lead: 'Un candidat à la location vous a indiqué comme garant dans son dossier. Cette page dit ce que nous gardons sur vous, et quels sont vos droits.',
    data: {
      title: 'Ce que le dossier contient',
      text: `
        Le candidat dont vous êtes garant nous a donné ces informations :
        - votre nom et votre prénom ;
        - votre adresse e-mail, s’il l’a indiquée ;
        - vos revenus mensuels ;
        - les justificatifs déposés pour vous, parmi ceux que <documents>la loi permet de demander</documents> à un
          garant.`,
    },
    use: {
      title: 'À quoi cela sert',
      text: `
        Ces informations servent à vérifier le dossier du candidat et à le présenter aux propriétaires auprès de qui il
        candidate. Elles ne servent ni à la publicité, ni à une décision entièrement automatisée. Le fondement juridique
        est celui du dossier lui-même, décrit dans la <privacy>politique de confidentialité</privacy>. Votre adresse
        e-mail ne sert qu’à vous informer.`,
    },
    readers: {
      title: 'Qui les voit',
      text: `
        - Le candidat, qui les a données.
        - Les membres de notre équipe qui vérifient son dossier.
        - Les propriétaires à qui il ouvre son dossier, une fois vérifié, pendant un mois à chaque candidature. Ils ne
          voient pas votre adresse e-mail.`,
    },
    duration: {
      title: 'Combien de temps',
      text: `
        - Tout est effacé dès que le candidat vous retire de son dossier, supprime son dossier ou son compte.
        - Vos justificatifs sont effacés quand le candidat ne s’est pas connecté depuis 45 jours.
        - Le compte d’un candidat qui ne se connecte plus est supprimé au bout de deux ans, avec son dossier.`,
    },
    rights: {
      title: 'Vos droits',
      text: (authority: string) => `
        Vous pouvez demander à consulter vos données, à les corriger, à les faire effacer ou à en limiter l’usage, et
        vous opposer à leur usage. Écrivez à <dpo>notre délégué à la protection des données</dpo> : nous répondons en un
        mois au plus. Si vous n’êtes pas garant de cette personne, dites-le-nous : nous effacerons vos données.

        Si notre réponse ne vous convient pas, vous pouvez vous adresser à
        <dataAuthority>${authority}</dataAuthority>.`,
    },
  },
  en: {
    title: 'Notice to guarantors',
    lead: 'An applicant has named you as a guarantor in their rental file. This page says what we keep about you and what your rights are.',
    data: {
      title: 'What the file contains',
      text: `
        The applicant who named you gave us this information:

        - your first and last name;
        - your email address, if they gave it;
        - your monthly income;
        - the documents uploaded for you, among those that <documents>the law allows landlords to request</documents>
          from a guarantor.`,
    },
    use: {
      title: 'What it is for',
      text: `
        It is used to verify the applicant’s file and to present it to the landlords they apply to. It is used neither
        for advertising nor for an entirely automated decision. The legal basis is that of the file itself, described in
        the <privacy>privacy policy</privacy>. Your email address is only used to inform you.`,
    },
    readers: {
      title: 'Who sees it',
      text: `
        - The applicant, who gave it.
        - The members of our team who verify the file.
        - The landlords to whom the applicant opens the verified file, for one month for each application. They do not
          see your email address.`,
    },
    duration: {
      title: 'For how long',
      text: `
        - Everything is erased as soon as the applicant removes you from the file, or deletes the file or their account.
        - Your documents are erased when the applicant has not signed in for 45 days.
        - The account of an applicant who no longer signs in is deleted after two years, with the file.`,
    },
    rights: {
      title: 'Your rights',
      text: (authority: string) => `
        You may ask to see your data, to have it corrected or erased, or to restrict its use. You may also object to its
        use. Write to <dpo>our data protection officer</dpo>: we answer within one month. If you are not this person’s
        guarantor, tell us, and we will erase your data.

        If our answer does not satisfy you, you may turn to <dataAuthority>${authority}</dataAuthority>.`,
    },
  },
})
