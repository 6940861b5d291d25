import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const landlordDutiesMessages = defineMessages({
  fr: {
    title: 'Ce que vous pouvez faire de ce dossier',
    choose:
      'Choisissez sur des raisons objectives, que vous pourriez prouver. La loi interdit plus de vingt-cinq critères, dont l’origine, le nom, la situation de famille, l’adresse ou la vulnérabilité économique ; les critères financiers sont permis.',
    nothingMore:
      'Ne demandez rien de plus que la loi : ni relevé de compte, ni carte Vitale, ni livret de famille, ni papiers de mariage ou de divorce, ni casier judiciaire, ni argent avant le bail. L’amende va jusqu’à 3 000 € (15 000 € pour une société).',
    keep: 'Ce dossier vous est confié pour ce bien seulement. N’en donnez de copie à personne, et détruisez les vôtres dès que vous n’en avez plus besoin : trois mois au plus après votre choix, si vous retenez quelqu’un d’autre. Vous pouvez garder celui du locataire retenu.',
    visits: 'Chaque consultation est notée, et le candidat la voit dans son espace.',
    guestKeep:
      'Ce dossier vous est montré pour ce bien seulement. Ne transmettez ni ce lien ni aucune copie, et détruisez les vôtres dès que vous n’en avez plus besoin.',
    guestVisits: 'Chaque consultation est notée : le candidat voit qu’elle a eu lieu par ce lien.',
  },
  en: {
    title: 'What you may do with this file',
    choose:
      'Choose for objective reasons that you could prove. The law forbids more than twenty-five criteria, among them origin, name, family situation, address and economic vulnerability; financial criteria are allowed.',
    nothingMore:
      'Ask for nothing beyond the law: no bank statement, health-insurance card, family book, marriage or divorce papers, criminal record, nor money before the lease. The fine goes up to €3,000 (€15,000 for a company).',
    keep: 'This file is entrusted to you for this property only. Give nobody a copy, and destroy yours as soon as you no longer need them: three months after your choice at the latest, if you choose someone else. You may keep that of the tenant you accept.',
    visits: 'Each visit is recorded, and the applicant sees it in their area.',
    guestKeep:
      'This file is shown to you for this property only. Pass on neither this link nor any copy, and destroy yours as soon as you no longer need them.',
    guestVisits: 'Each visit is recorded: the applicant sees that it came through this link.',
  },
})
