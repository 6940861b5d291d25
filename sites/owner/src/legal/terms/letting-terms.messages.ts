import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Duties of owners and applicants under the law (docs/law.md). */
export const lettingTermsMessages = defineMessages({
  fr: {
    owners: {
      title: 'Si vous louez un bien',
      text: `
        - Vous décrivez un logement décent, que vous avez le droit de louer, avec son véritable loyer, ses charges et
          sa performance énergétique.
        - Vous respectez les règles de location des logements énergivores : le service les rappelle à la date du jour,
          la <energy>page officielle</energy> fait foi.
        - Vous n’utilisez un dossier que pour choisir un locataire pour ce bien. Vous pouvez le télécharger ; vous ne le
          transmettez qu’aux personnes qui participent à ce choix.
        - Vous détruisez les dossiers que vous ne retenez pas dès que vous n’en avez plus besoin, trois mois au plus
          après votre choix. Vous pouvez garder celui du locataire retenu pendant la location, puis le temps que la loi
          laisse pour agir.
        - Vous ne demandez pas d’argent avant la signature du bail.
        - Vous retirez le lien de partage ou le mettez en pause quand le bien n’est plus à louer.`,
    },
    ask: {
      title: 'Ce qu’un propriétaire peut demander',
      text: `
        La loi fixe deux <documents>listes limitatives</documents>, l’une pour le candidat, l’autre, plus courte, pour
        la
        personne qui se porte garante. Chacune comprend :
        - une pièce d’identité ;
        - un seul justificatif de domicile ;
        - un ou plusieurs justificatifs de situation professionnelle ;
        - un ou plusieurs justificatifs de ressources, dont l’avis d’imposition n’est qu’un exemple.

        Des copies suffisent ; vous pouvez demander à voir les originaux. Les pièces sont en français, ou traduites, et
        leurs montants sont en euros.

        Un garant n’est pas obligatoire, mais vous pouvez en exiger un. Vous ne le pouvez pas si vous êtes assuré contre
        les loyers impayés, sauf pour une personne en études ou en apprentissage.

        Le dossier du service contient ces pièces et aucune autre. Il est interdit d’en réclamer davantage, sur le
        service ou ailleurs, et notamment :`,
      fine: `
        Réclamer une pièce interdite expose à une amende administrative : jusqu’à 3 000 € pour une personne, 15 000 €
        pour une société.`,
    },
    choosing: {
      title: 'Choisir sans discriminer',
      text: (phone: string) => `
        Un propriétaire choisit librement son locataire, sur des critères objectifs : la capacité à payer le loyer et
        la solidité des garanties. Il doit pouvoir expliquer son choix.

        La loi interdit plus de vingt-cinq critères, parmi lesquels l’origine, le nom, le sexe, l’âge, la situation de
        famille,
        la grossesse, l’état de santé, le handicap, l’orientation sexuelle, les opinions, la religion, le lieu de
        résidence et la vulnérabilité économique. Refuser quelqu’un pour l’une de ces raisons est un délit.

        Le taux d’effort affiché est un calcul : le loyer rapporté aux revenus déclarés. Aucune loi n’en fixe le
        maximum. Le service n’écarte personne, ne classe personne par une note et ne prend aucune décision entièrement
        automatisée : <strong>c’est toujours une personne qui choisit.</strong>

        Vous pensez avoir été victime d’une discrimination ? Appelez gratuitement le ${phone}, ou écrivez par le
        <discrimination>site du Défenseur des droits</discrimination>. Vous avez six ans pour porter plainte.`,
    },
    applicants: {
      title: 'Si vous candidatez',
      text: (months: number) => `
        - Vous donnez des informations exactes et des pièces authentiques, qui sont les vôtres ou celles de vos garants,
          avec leur accord.
        - Une seule personne, celle qui a créé le dossier, candidate au nom d’un couple ou d’une colocation, avec
          l’accord des autres.
        - Vous choisissez bien par bien à qui vous ouvrez votre dossier, en cochant une case. Rien n’est transmis sans
          cela. Tant que le dossier n’est pas vérifié, seuls votre nom, le type de votre dossier et son état sont
          transmis.
        - L’accès du propriétaire dure ${months} mois ; candidater à nouveau le prolonge. Vous pouvez le suspendre ou le
          retirer à tout moment : il prend fin aussitôt.
        - Vous voyez qui a ouvert votre dossier, et quand. Chaque page qu’un propriétaire consulte porte le nom du bien
          et la date.`,
    },
  },
  en: {
    owners: {
      title: 'If you let a property',
      text: `
        - You describe a decent home that you have the right to let, with its true rent, charges and energy
          performance.
        - You follow the rules on letting energy-inefficient homes: the service gives them as they stand today; the
          <energy>official page</energy> prevails.
        - You use a file only to choose a tenant for this property. You may download it; you pass it on only to people
          who take part in that choice.
        - You destroy the files you do not choose as soon as you no longer need them, three months after your choice at
          the latest. You may keep the file of the tenant you accept for the length of the tenancy, then for as long as
          the
          law allows a claim.
        - You ask for no money before the lease is signed.
        - You withdraw the share link, or pause it, when the property is no longer to let.`,
    },
    ask: {
      title: 'What an owner may ask for',
      text: `
        The law sets two <documents>closed lists</documents>, one for applicants and a shorter one for their guarantors.
        Each includes:
        - one proof of identity;
        - one proof of address;
        - one or more proofs of professional situation;
        - one or more proofs of resources, of which the tax notice is only one example.

        Copies are enough; you may ask to see the originals. Documents are in French or translated, and their amounts
        are in euros.

        A guarantor is not required by law, but you may insist on one. You may not if you are insured against unpaid
        rent, unless the applicant is a student or an apprentice.

        A file in this service contains these documents and no others. It is forbidden to ask for more, here or
        elsewhere, and in particular for:`,
      fine: `
        Asking for a forbidden document can lead to a fine: up to €3,000 for a person, €15,000 for a company.`,
    },
    choosing: {
      title: 'Choosing without discrimination',
      text: (phone: string) => `
        Owners are free to choose their tenant, on objective criteria: the means to pay the rent and the strength of the
        guarantees. They must be able to explain their choice.

        The law forbids more than twenty-five criteria, among them origin, name, sex, age, family situation, pregnancy,
        health,
        disability, sexual orientation, opinions, religion, place of residence and economic vulnerability. Refusing
        someone for one of them is a criminal offence.

        The effort rate shown is a calculation: rent divided by the incomes stated. No law sets a maximum. The service
        rules nobody out, ranks nobody by a score and takes no entirely automated decision:
        <strong>the choice is always made by a person.</strong>

        Do you think you were discriminated against? Call ${phone}, free of charge, or write through the
        <discrimination>site of the Defender of Rights</discrimination>. You have six years to press charges.`,
    },
    applicants: {
      title: 'If you apply',
      text: (months: number) => `
        - You give accurate information and genuine documents, which are yours, or your guarantors’ with their
          agreement.
        - One person, who created the file, applies for a couple or a flatshare, with the agreement of the others.
        - You choose, property by property, who you open your file to, by ticking a box. Nothing is passed on without
          it. Until the file is verified, only your name, the type of your file and its status are passed on.
        - The owner’s access lasts ${months} month; applying again extends it. You can pause or withdraw it at any time:
          it ends at once.
        - You see who opened your file, and when. Every page an owner views bears the name of the property and the
          date.`,
    },
  },
})
