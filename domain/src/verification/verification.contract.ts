import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { documentId } from '../document/document-id.schema.ts'
import { pageNumber } from '../document/page-number.schema.ts'
import { tenantId } from '../rental-file/tenant-id.schema.ts'
import { signalKinds, signalOpinion } from '../signal/signal.schema.ts'
import { decided, decision } from './decision.schema.ts'
import { deskPart } from './desk-part.schema.ts'
import { deskReading } from './desk-reading.schema.ts'
import { figures } from './figures.schema.ts'
import { fileNumberQuery, foundFile } from './found-file.schema.ts'
import { partNotes } from './part-notes.schema.ts'
import { queue } from './queue.schema.ts'
import { release } from './release.schema.ts'

/** A part is named by the id of its tenant. */
const byPart = { access: 'verifier', notFound: 'PartNotFound', params: z.object({ id: tenantId }) } as const

/** The verification desk: `NotAllowed` without the role `verifier` of realm `staff`. */
export const verificationContract = {
  profile: defineRoute({
    method: 'GET',
    path: '/desk/profile',
    access: 'verifier',
    summary: 'The signed-in verifier',
    response: z.object({
      email: z.string(),
      firstName: z.exactOptional(z.string()),
      lastName: z.exactOptional(z.string()),
    }),
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/desk/logout',
    access: 'verifier',
    summary: 'Ends the current session; what they have in hand returns to the queue',
    status: 204,
  }),
  queue: defineRoute({
    method: 'GET',
    path: '/desk/queue',
    access: 'verifier',
    summary: 'The parts that wait for the team, oldest first, with what is left of the promised hours',
    response: queue,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/desk/search',
    access: 'verifier',
    summary: 'The parts of the file with this number: those that wait, and where the others stand',
    query: fileNumberQuery,
    response: foundFile,
  }),
  claimNext: defineRoute({
    method: 'POST',
    path: '/desk/claim',
    access: 'verifier',
    summary: 'Takes the oldest part that nobody has, or goes on with the one in hand; without `part`: nothing waits',
    response: z.object({ part: z.exactOptional(deskPart) }),
  }),
  claim: defineRoute({
    ...byPart,
    method: 'POST',
    path: '/desk/parts/:id/claim',
    summary:
      'Takes this part. 409 PartTaken, OwnFile, SecondOpinionPending, or HoldsAnother while another one is in hand',
    response: deskPart,
  }),
  part: defineRoute({
    ...byPart,
    method: 'GET',
    path: '/desk/parts/:id',
    summary: 'The part in hand, as it is now. 409 LeaseLost, or PartChanged when it waits for its tenant again',
    response: deskPart,
  }),
  renew: defineRoute({
    ...byPart,
    method: 'POST',
    path: '/desk/parts/:id/renew',
    summary: 'Keeps the part in hand for another 20 minutes, and tells whether it was changed meanwhile',
    response: z.object({ leaseEndsAt: z.iso.datetime(), version: z.number() }),
  }),
  notes: defineRoute({
    ...byPart,
    method: 'POST',
    path: '/desk/parts/:id/notes',
    summary: 'Keeps what is noted about the part in hand, for whoever has it next. 409 LeaseLost, PartChanged',
    body: partNotes,
    response: z.object({ savedAt: z.iso.datetime() }),
  }),
  release: defineRoute({
    ...byPart,
    method: 'POST',
    path: '/desk/parts/:id/release',
    summary: 'Gives the part back to the queue undecided, at its place, with a question if a second opinion is wanted',
    body: release,
    status: 204,
  }),
  decide: defineRoute({
    ...byPart,
    method: 'POST',
    path: '/desk/parts/:id/decide',
    summary: 'Concludes: VALIDATED when every document is accepted, else DECLINED. 409 LeaseLost, PartChanged',
    body: decision,
    response: decided,
  }),
  page: defineRoute({
    method: 'GET',
    path: '/desk/documents/:id/pages/:page',
    access: 'verifier',
    summary: 'One page of a document of the part in hand, as a picture',
    notFound: 'DocumentNotFound',
    params: z.object({ id: documentId, page: pageNumber }),
    response: { bytesOf: ['image/jpeg'] },
  }),
  reading: defineRoute({
    method: 'GET',
    path: '/desk/documents/:id/reading',
    access: 'verifier',
    summary: 'What a machine read in a document of the part in hand: signed codes, words of each check, and signals',
    notFound: 'DocumentNotFound',
    params: z.object({ id: documentId }),
    response: deskReading,
  }),
  judgeSignal: defineRoute({
    method: 'POST',
    path: '/desk/documents/:id/signals/:kind',
    access: 'verifier',
    summary:
      'Says whether a signal about a document of the part in hand was useful, or takes that back. 404 SignalNotFound, 409 LeaseLost',
    notFound: 'DocumentNotFound',
    params: z.object({ id: documentId, kind: z.enum(signalKinds) }),
    body: signalOpinion,
    status: 204,
  }),
  figures: defineRoute({
    method: 'GET',
    path: '/desk/figures',
    access: 'verifier',
    summary: 'What waits, and what was verified and declined today, this week and day by day',
    response: figures,
  }),
}
