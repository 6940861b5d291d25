import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import type { MessageSide } from '@bailclair/domain/message/message.schema.ts'
import type { NewSlots } from '@bailclair/domain/visit/slot.schema.ts'
import { openHomes } from './owners.data.ts'
import type { DemoTenant } from './people.ts'
import { tenants } from './tenants.data.ts'

/** `BOOKED`: a visit that comes. Whoever has visited the home has booked it, too. */
export type DemoApplicant = {
  /** The initiator of a file. */
  who: DemoTenant
  reaches: Exclude<Stage, 'NOT_CHOSEN'> | 'BOOKED'
  /** Where a visit comes first. */
  wish?: string
  /** In the order in which they were written. The key makes a repeated one the same message. */
  messages?: readonly { key: string; by: MessageSide; text: string }[]
  note?: string
}

/** What an owner does with the applications on a property, after their files are made. */
export type DemoLetting = {
  to: string
  applicants: readonly DemoApplicant[]
  /** Days from today. The first one is for those who have visited already: its time is moved into the past. */
  visits?: Omit<NewSlots, 'dates'> & { inDays: readonly number[] }
  /** Whoever reached no stage beyond a choice is answered with it: already, or after the 24 hours. */
  answers?: 'LEFT' | 'WAIT'
}

const { lea, noe, ines, sarah, yasmine, bruno } = tenants
const evening = { time: '17:30', slotsPerDay: 3, durationMinutes: 20, bufferMinutes: 10, places: 2 }
const received = (who: DemoTenant): DemoApplicant => ({ who, reaches: 'RECEIVED' })

/** Together they show every stage. */
export const demoLettings: readonly DemoLetting[] = [
  {
    to: openHomes.toulouse,
    applicants: [{ who: sarah, reaches: 'LEASE_SIGNED' }, received(lea), received(noe)],
    answers: 'LEFT',
  },
  {
    to: openHomes.tours,
    applicants: [{ who: ines, reaches: 'CHOSEN' }, received(yasmine), received(bruno)],
    answers: 'WAIT',
  },
  {
    to: openHomes.croixRousse,
    visits: { ...evening, inDays: [1, 3, 5], place: 'Devant l’entrée, côté cour' },
    applicants: [
      {
        who: lea,
        reaches: 'SHORTLISTED',
        messages: [
          {
            key: '3f0c6f6e-5d0b-4a52-9a3e-1c5b7a9d2e01',
            by: 'OWNER',
            text: 'Bonjour Léa, merci pour votre dossier. À partir de quand pourriez-vous emménager ?',
          },
          {
            key: '3f0c6f6e-5d0b-4a52-9a3e-1c5b7a9d2e02',
            by: 'APPLICANT',
            text: 'Bonjour, mon préavis se termine à la fin du mois prochain. Y a-t-il une cave pour un vélo ?',
          },
          {
            key: '3f0c6f6e-5d0b-4a52-9a3e-1c5b7a9d2e03',
            by: 'OWNER',
            text: 'C’est parfait. Oui, une cave fermée, et un local à vélos dans la cour.',
          },
        ],
      },
      {
        who: ines,
        reaches: 'SHORTLISTED',
        note: 'Disponibles dès le 1er du mois. Demander l’attestation d’assurance.',
      },
      { who: yasmine, reaches: 'BOOKED' },
      { who: bruno, reaches: 'VISITED' },
      { who: noe, reaches: 'VISIT_PROPOSED' },
    ],
  },
  {
    to: openHomes.bordeaux,
    visits: { ...evening, inDays: [2, 4] },
    applicants: [{ who: lea, reaches: 'VISIT_PROPOSED' }],
  },
  {
    to: openHomes.strasbourg,
    applicants: [
      { who: ines, reaches: 'RECEIVED', wish: 'Nous pouvons venir en semaine après 18 h, ou le samedi matin.' },
      { who: yasmine, reaches: 'RECEIVED' },
    ],
  },
]
