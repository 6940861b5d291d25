import { type Receipt, receiptFacts } from '#identity/deletion-receipt.messages.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

export const accountDeletedTexts = defineMailTexts<Receipt>({
  fr: (receipt) => ({
    subject: 'Votre compte a été supprimé',
    title: 'Votre compte a été supprimé',
    paragraphs: [
      'Votre compte propriétaire et tout ce qu’il contenait ont été supprimés, comme vous l’avez demandé.',
      'Ce message est votre reçu\u202f: gardez-le si vous voulez une preuve de la suppression.',
      'Merci d’avoir utilisé ce service. Vous pourrez créer un nouveau compte à tout moment.',
    ],
    facts: receiptFacts('fr', receipt),
  }),
  en: (receipt) => ({
    subject: 'Your account has been deleted',
    title: 'Your account has been deleted',
    paragraphs: [
      'Your landlord account and everything in it have been deleted, as you asked.',
      'This message is your receipt: keep it if you want proof of the deletion.',
      'Thank you for using this service. You can create a new account at any time.',
    ],
    facts: receiptFacts('en', receipt),
  }),
})
