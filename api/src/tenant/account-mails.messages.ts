import { type Receipt, receiptFacts } from '#identity/deletion-receipt.messages.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

export const accountDeletedTexts = defineMailTexts<Receipt>({
  fr: (receipt) => ({
    site: 'tenant',
    subject: 'Votre compte a été supprimé',
    title: 'Votre compte a été supprimé',
    paragraphs: [
      'Votre compte locataire, vos réponses et vos justificatifs ont été supprimés, comme vous l’avez demandé. Aucun propriétaire n’y a plus accès.',
      'Ce message est votre reçu\u202f: gardez-le si vous voulez une preuve de la suppression.',
      'Merci d’avoir utilisé ce service. Vous pourrez créer un nouveau compte à tout moment.',
    ],
    facts: receiptFacts('fr', receipt),
  }),
  en: (receipt) => ({
    site: 'tenant',
    subject: 'Your account has been deleted',
    title: 'Your account has been deleted',
    paragraphs: [
      'Your tenant account, your answers and your documents have been deleted, as you asked. No landlord can see them any more.',
      'This message is your receipt: keep it if you want proof of the deletion.',
      'Thank you for using this service. You can create a new account at any time.',
    ],
    facts: receiptFacts('en', receipt),
  }),
})
