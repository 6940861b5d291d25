import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const legalNoticeMessages = defineMessages({
  fr: {
    title: 'Mentions légales',
    lead: 'Qui édite ce site, qui l’héberge, et ce que vous pouvez faire de ses contenus.',
    publisher: {
      title: 'Éditeur du site',
      text: (site: string, isPublic: boolean) => `
        ${site} est un service${isPublic ? ' public' : ''} destiné aux propriétaires qui louent un logement et aux
        personnes qui en
        cherchent un. Il est édité par :`,
      name: 'Organisme',
      legalForm: 'Forme juridique',
      registration: 'Numéro SIREN',
      address: 'Adresse',
      phone: 'Téléphone',
      email: 'E-mail',
      director: 'Direction de la publication',
    },
    hosting: {
      title: 'Hébergement',
      text: 'Le site, l’espace locataire, les comptes et les documents sont hébergés par :',
      provider: 'Hébergeur',
      phone: 'Téléphone',
    },
    contents: {
      title: 'Réutiliser les contenus',
      text: `
        Sauf mention contraire, les textes et les illustrations de ce site sont proposés sous
        <licence>licence etalab-2.0</licence>. Vous pouvez les reproduire, les adapter et les diffuser, même à des fins
        commerciales, à condition de citer la source et la date de leur dernière mise à jour.

        Cette licence ne couvre pas :
        - le nom du service et les signes qui l’identifient ;
        - la police de caractères Figtree, distribuée sous licence SIL Open Font 1.1 ;
        - ce que déposent les personnes qui utilisent le service : biens, dossiers, documents et messages leur
          appartiennent.`,
    },
    code: {
      title: 'Code source',
      text: `
        Le service est un logiciel libre sous licence MIT. Son <source>code source</source> est public : chacun peut le
        lire, le réutiliser et proposer une correction.`,
    },
    links: {
      title: 'Liens',
      text: `
        Vous pouvez créer un lien vers les pages publiques de ce site sans nous le demander. Le lien de partage d’un
        bien et le lien d’un dossier sont personnels : ne les transmettez qu’aux personnes concernées.

        Nos pages renvoient vers des sites que nous ne gérons pas. Nous les choisissons avec soin, mais leur contenu
        et leur disponibilité relèvent de leurs éditeurs. Un lien vers un autre site s’ouvre dans une nouvelle fenêtre
        et le signale.`,
    },
    security: {
      title: 'Signaler une faille de sécurité',
      text: `
        Vous avez trouvé une faille ? Écrivez d’abord à <security>notre équipe sécurité</security>, en décrivant ce que
        vous avez fait et observé, et laissez-nous le temps de la corriger avant d’en parler. N’accédez jamais aux
        données d’autres personnes et n’en conservez aucune copie.

        Ces coordonnées sont aussi publiées, dans un format lisible par les machines, à l’adresse
        /.well-known/security.txt.`,
    },
    reports: {
      title: 'Signaler un contenu',
      text: `
        Une annonce discriminatoire, un bien qui n’existe pas, des documents réclamés alors que la loi l’interdit :
        <contact>signalez-le-nous</contact> avec le lien concerné. Nous suspendons ce qui contrevient à la loi ou aux
        <terms>conditions générales d’utilisation</terms>.`,
    },
    more: {
      title: 'À lire aussi',
      text: `
        - <terms>Conditions générales d’utilisation</terms>
        - <privacy>Politique de confidentialité</privacy> et <cookies>cookies</cookies>
        - <accessibility>Déclaration d’accessibilité</accessibility>
        - <sitemap>Plan du site</sitemap>`,
    },
  },
  en: {
    title: 'Legal notice',
    lead: 'Who publishes this site, who hosts it, and what you may do with its content.',
    publisher: {
      title: 'Publisher',
      text: (site: string, isPublic: boolean) => `
        ${site} is a ${isPublic ? 'public ' : ''}service for owners who let a home and for people who are looking for
        one. It is published
        by:`,
      name: 'Organisation',
      legalForm: 'Legal form',
      registration: 'SIREN number',
      address: 'Address',
      phone: 'Telephone',
      email: 'Email',
      director: 'Publishing director',
    },
    hosting: {
      title: 'Hosting',
      text: 'The site, the tenant area, accounts and documents are hosted by:',
      provider: 'Hosting provider',
      phone: 'Telephone',
    },
    contents: {
      title: 'Reusing the content',
      text: `
        Unless stated otherwise, the texts and illustrations of this site are under the
        <licence>etalab-2.0 licence</licence>. You may copy, adapt and share them, even commercially, as long as you
        name the source and the date of their last update.

        This licence does not cover:
        - the name of the service and the signs that identify it;
        - the Figtree typeface, which is under the SIL Open Font Licence 1.1;
        - what users put into the service: properties, files, documents and messages belong to them.`,
    },
    code: {
      title: 'Source code',
      text: `
        The service is free software under the MIT licence. Its <source>source code</source> is public: anyone may read
        it, reuse it and propose a correction.`,
    },
    links: {
      title: 'Links',
      text: `
        You may link to the public pages of this site without asking. A property’s share link and the link to a file are
        personal: only give them to the people concerned.

        Our pages link to sites we do not run. We choose them with care, but their publishers are responsible for their
        content and availability. A link to another site opens in a new window and says so.`,
    },
    security: {
      title: 'Reporting a security flaw',
      text: `
        Have you found a flaw? Write to <security>our security team</security> first, say what you did and saw, and give
        us time to fix it before you talk about it. Never access other people’s data, and do not keep any copies.

        These contact details are also published, in a machine-readable form, at /.well-known/security.txt.`,
    },
    reports: {
      title: 'Reporting content',
      text: `
        A discriminatory advertisement, a property that does not exist, documents requested against the law:
        <contact>report it to us</contact>, with the link. We suspend whatever breaks the law or the
        <terms>terms of use</terms>.`,
    },
    more: {
      title: 'See also',
      text: `
        - <terms>Terms of use</terms>
        - <privacy>Privacy policy</privacy> and <cookies>cookies</cookies>
        - <accessibility>Accessibility statement</accessibility>
        - <sitemap>Sitemap</sitemap>`,
    },
  },
})
