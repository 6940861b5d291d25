import type { Drawing } from '@bailclair/stand-ins/corpus/drawing.ts'
import type { Holder, Payer } from '#demo-data/people.ts'
import { euros, frenchDay, frenchMonth, monthBefore } from './format-french.ts'
import { drawSheet } from './sheet.ts'

const nameOf = ({ firstName, lastName }: Holder) => `${firstName} ${lastName}`
const addressOf = (holder: Holder) => [nameOf(holder), ...holder.home]
const townOf = ({ home: [, town] }: Holder) => town.replace(/^\d+ /, '')
const signed = (holder: Holder, today: Date) => `${townOf(holder)}, le ${frenchDay(today.toISOString())}`

/** Three monthly receipts, which prove the address of somebody who rents. */
export const rentReceipts = (holder: Holder, today: Date, newestMonthsAgo = 1): Drawing[] =>
  [2, 1, 0].map((step) => {
    const month = monthBefore(today, newestMonthsAgo + step)
    return drawSheet({
      issuer: ['Agence du Vieux Puits', '7 Rue de la Gare'],
      recipient: addressOf(holder),
      title: 'Quittance de loyer',
      subtitle: `Mois de ${frenchMonth(month)}`,
      facts: [
        ['Locataire', nameOf(holder)],
        ['Logement', holder.home.join(', ')],
      ],
      table: [
        ['Loyer', euros(540)],
        ['Charges', euros(45)],
        ['Total reçu', euros(585)],
      ],
      place: `${townOf(holder)}, ${frenchMonth(month)}`,
    })
  })

type Certificate = { title: string; issuer: string; facts: readonly (readonly [string, string])[]; text: string[] }
const certificate = (holder: Holder, today: Date, { title, issuer, facts, text }: Certificate): Drawing =>
  drawSheet({ issuer: [issuer], recipient: addressOf(holder), title, facts, text, place: signed(holder, today) })

/** By an employer or a school. */
export const employment = (holder: Holder, { name, role, since }: Payer, today: Date, title: string): Drawing =>
  certificate(holder, today, {
    title,
    issuer: name,
    facts: [
      ['Concerne', nameOf(holder)],
      ['En qualité de', role],
      ['Depuis le', frenchDay(since)],
    ],
    text: ['Nous attestons que cette situation est toujours en cours à ce jour,', 'sans préavis ni période d’essai.'],
  })

/** For a pension, a grant or the income of a business. */
export const award = (holder: Holder, { name, role }: Payer, monthly: number, today: Date, title: string): Drawing =>
  certificate(holder, today, {
    title,
    issuer: name,
    facts: [
      ['Bénéficiaire', nameOf(holder)],
      ['Nature', role],
      ['Montant mensuel net', euros(monthly)],
    ],
    text: [],
  })

export const companyExtract = (holder: Holder, company: string, today: Date): Drawing =>
  certificate(holder, today, {
    title: 'Extrait d’immatriculation',
    issuer: 'Registre fictif des entreprises',
    facts: [
      ['Dénomination', company],
      ['Représentée par', nameOf(holder)],
      ['Siège', holder.home.join(', ')],
    ],
    text: [],
  })

export const guaranteeCertificate = (holder: Holder, body: string, today: Date): Drawing =>
  certificate(holder, today, {
    title: 'Certificat de garantie',
    issuer: body,
    facts: [
      ['Locataire garanti', nameOf(holder)],
      ['Loyer garanti jusqu’à', euros(900)],
    ],
    text: ['La garantie couvre trente-six mois de loyer et de charges impayés.'],
  })
