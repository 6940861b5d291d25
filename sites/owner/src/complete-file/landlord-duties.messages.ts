import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const landlordDutiesMessages = defineMessages({
  fr: {
    title: 'Ce que vous pouvez faire de ce dossier',
    choose:
      'Choisissez pour des raisons objectives, que vous pourriez prouver. La loi interdit plus de vingt-cinq critères, dont l’origine, le nom, la situation de famille, l’adresse et la vulnérabilité économique. Les critères financiers sont permis.',
    nothingMore:
      'Ne demandez que les documents que la loi permet : ni relevé de compte, ni carte Vitale, ni livret de famille, ni papiers de mariage ou de divorce, ni casier judiciaire, ni argent avant le bail. L’amende va jusqu’à 3 000 € (15 000 € pour une société).',
    allowed: 'Voir les documents permis',
    keep: 'Ce dossier vous est confié pour ce bien seulement. Ne le montrez qu’aux personnes qui participent à votre choix. Si vous retenez quelqu’un d’autre, détruisez vos copies dès que possible, trois mois au plus après votre choix. Vous pouvez garder le dossier du locataire retenu.',
    visits: 'Chaque consultation est notée, et le candidat la voit dans son espace.',
    guestKeep:
      'Ce dossier vous est montré pour ce bien seulement. Ne transmettez ni ce lien, ni aucune copie. Détruisez vos copies dès que vous n’en avez plus besoin.',
    guestVisits: 'Chaque consultation est notée : le candidat voit qu’elle a eu lieu par ce lien.',
  },
  en: {
    title: 'What you may do with this file',
    choose:
      'Choose for objective reasons that you could prove. The law forbids more than twenty-five criteria, such as origin, name, family situation, address and economic vulnerability. Financial criteria are allowed.',
    nothingMore:
      'Ask only for the documents that the law allows: no bank statement, health-insurance card, family book, marriage or divorce papers or criminal record, and no money before the lease. The fine goes up to €3,000 (€15,000 for a company).',
    allowed: 'See the documents allowed',
    keep: 'This file is entrusted to you for this property only. Show it only to people who take part in your choice. If you choose someone else, destroy your copies as soon as you can, three months after your choice at the latest. You may keep the file of the tenant you accept.',
    visits: 'Each visit is recorded, and the applicant sees it in their area.',
    guestKeep:
      'This file is shown to you for this property only. Do not pass on this link or any copy. Destroy your own copies as soon as you no longer need them.',
    guestVisits: 'Each visit is recorded: applicants see that it came through this link.',
  },
})
