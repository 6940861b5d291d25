import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { codeWordsInEnglish, codeWordsInFrench } from '@bailclair/texts/signed-code-texts.ts'

export const codeMessages = defineMessages({
  fr: {
    title: 'Code signé (2D-Doc)',
    onPage: (page: number) => `page ${page}`,
    signedOn: (day: string) => `Signé le ${day}`,
    signedBy: (day: string, signer: string) => `Signé le ${day} par ${signer}`,
    certificateOf: (authority: string) => `certificat émis par ${authority}`,
    dateInCode: (day: string) => `Date dans le code : ${day}`,
    namedAuthority: (authority: string) => `autorité nommée dans le code : ${authority}`,
    checkedOn: (day: string) => `Vérification du ${day}, avec la liste de confiance à cette date.`,
    compared: 'Ce que dit le code, comparé à la page',
    columns: { fact: 'Donnée', code: 'Dans le code', page: 'Sur la page' },
    printed: (comparison: string, printed: string) => `${comparison} : ${printed}`,
    words: codeWordsInFrench,
  },
  en: {
    title: 'Signed code (2D-Doc)',
    onPage: (page: number) => `page ${page}`,
    signedOn: (day: string) => `Signed on ${day}`,
    signedBy: (day: string, signer: string) => `Signed on ${day} by ${signer}`,
    certificateOf: (authority: string) => `certificate of ${authority}`,
    dateInCode: (day: string) => `Date in the code: ${day}`,
    namedAuthority: (authority: string) => `authority named in the code: ${authority}`,
    checkedOn: (day: string) => `Checked on ${day}, with the trust list of that day.`,
    compared: 'What the code says, compared with the page',
    columns: { fact: 'Fact', code: 'In the code', page: 'On the page' },
    printed: (comparison: string, printed: string) => `${comparison}: ${printed}`,
    words: codeWordsInEnglish,
  },
})
