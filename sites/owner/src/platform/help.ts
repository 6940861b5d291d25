import { pathTo } from './paths.ts'

/** Topics of the help page by fragment; screens link to them. */
export const helpTopics = {
  fileNotVisible: 'voir-un-dossier',
  verification: 'verification',
  effortRate: 'taux-effort',
  completeFile: 'dossier-complet',
  choosing: 'choisir-un-locataire',
  mayAsk: 'documents-a-demander',
  shareLink: 'partager-le-lien',
  pauseLink: 'suspendre-le-lien',
  sameLink: 'plusieurs-candidats',
  finalize: 'bien-a-finaliser',
  certificate: 'diagnostic',
  lettingBan: 'logement-energivore',
  deleteProperty: 'supprimer-un-bien',
  password: 'mot-de-passe',
  email: 'changer-d-adresse',
  mails: 'moins-de-messages',
  deleteAll: 'tout-supprimer',
  apply: 'candidater',
  initiator: 'colocation',
  documents: 'documents-permis',
  guarantor: 'garant',
  discrimination: 'discrimination',
  withdraw: 'retirer-son-dossier',
} as const
export type HelpTopic = keyof typeof helpTopics

export const helpAbout = (topic: HelpTopic): string => `${pathTo('Help')}#${helpTopics[topic]}`
