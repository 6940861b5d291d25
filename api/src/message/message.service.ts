import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError, type ErrorCode } from '@bailclair/domain/contract/errors.ts'
import { closedBecause } from '@bailclair/domain/message/conversation.rules.ts'
import type { Conversation, MessageSide } from '@bailclair/domain/message/message.schema.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import {
  addConversation,
  type ConversationRow,
  findConversation,
  findMessageByKey,
  insertMessage,
  listMessages,
  type MessageRow,
  setEnded,
} from './message.repository.ts'
import { accountOf, getParticipant, lockParticipant, type Participant, type Writer } from './participant.service.ts'
import { addReader, findReader, markRead, type ReaderKey } from './reader.repository.ts'
import { tellReaders } from './tell-readers.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** An hour of answering many applicants; far more than somebody types in one conversation. */
const sending = { purpose: 'message', limit: 120, windowSeconds: 3_600 }

const elsewhere: Conversation = { messages: [], unread: 0, closed: 'ELSEWHERE', endedByMe: false, endedByOther: false }

export async function getConversation(deps: Pick<Deps, 'db' | 'clock'>, writer: Writer, id: ApplicationId) {
  const me = await getParticipant(deps, deps.db, writer, id)
  return me.application.isExternal ? elsewhere : readConversation(deps.db, me)
}

/** The same key again answers with the same message: a lost answer or a double click writes and mails once. */
export async function sendMessage(
  deps: Needs,
  writer: Writer,
  id: ApplicationId,
  { key, text }: { key: string; text: string },
) {
  await getParticipant(deps, deps.db, writer, id)
  await consumeRateLimit(deps, { ...sending, key: { account: accountOf(writer) } })
  return deps.db.transaction().execute(async (tx) => {
    const me = await lockParticipant(deps, tx, writer, id)
    const known = await findMessageByKey(tx, id, me.side, key)
    if (known) return toMessage(known, me)
    await addConversation(tx, id)
    const closed = closedOf(me, await findConversation(tx, id))
    if (closed) throw new AppError(refusals[closed])
    const { side: sentBy, tenantId } = me
    const sentAt = deps.clock()
    await insertMessage(tx, { applicationId: id, key, sentBy, tenantId, text, sentAt })
    await tellReaders(tx, me, sentAt)
    const sent = await findMessageByKey(tx, id, sentBy, key)
    if (!sent) throw new Error('A message is gone in the transaction that wrote it')
    return toMessage(sent, me)
  })
}

export function markMessagesSeen(deps: Needs, writer: Writer, id: ApplicationId, until: number) {
  return deps.db.transaction().execute(async (tx) => {
    const me = await lockParticipant(deps, tx, writer, id)
    const { messageCount } = await findConversation(tx, id)
    if (messageCount > 0) {
      await addReader(tx, id, keyOf(me))
      await markRead(tx, id, keyOf(me), { until: Math.min(until, messageCount), now: deps.clock() })
    }
    return readConversation(tx, me)
  })
}

/** Ending twice changes nothing, and neither does taking back an end that is not there. */
export function endConversation(deps: Needs, writer: Writer, id: ApplicationId, ended: boolean) {
  return deps.db.transaction().execute(async (tx) => {
    const me = await lockParticipant(deps, tx, writer, id)
    await addConversation(tx, id)
    const isEnded = endedBy(await findConversation(tx, id)).includes(me.side)
    if (isEnded !== ended) await setEnded(tx, id, me.side, ended ? deps.clock() : null)
    return readConversation(tx, me)
  })
}

const refusals = {
  NOT_CHOSEN: 'ConversationClosed',
  ENDED: 'ConversationEnded',
  FULL: 'ConversationFull',
} as const satisfies Record<string, ErrorCode>

const endedBy = ({ endedByOwnerAt, endedByApplicantAt }: ConversationRow): MessageSide[] => [
  ...(endedByOwnerAt ? (['OWNER'] as const) : []),
  ...(endedByApplicantAt ? (['APPLICANT'] as const) : []),
]

const closedOf = ({ application: { stage } }: Participant, row: ConversationRow) =>
  closedBecause({ stage, isAnswerWaiting: row.isAnswerWaiting, endedBy: endedBy(row), count: row.messageCount })

export const keyOf = ({ tenantId, application }: Participant): ReaderKey =>
  tenantId ? { tenantId } : { ownerId: application.ownerId }

async function readConversation(db: Db, me: Participant) {
  const { id } = me.application
  const row = await findConversation(db, id)
  const reader = await findReader(db, id, keyOf(me))
  const ended = endedBy(row)
  return {
    messages: (await listMessages(db, id, me.side)).map((message) => toMessage(message, me)),
    unread: reader?.unread ?? 0,
    closed: closedOf(me, row) ?? null,
    endedByMe: ended.includes(me.side),
    endedByOther: ended.some((side) => side !== me.side),
  }
}

function toMessage({ tenantId, sentAt, reportedAt, ...message }: MessageRow, me: Participant) {
  const isMine = message.sentBy === me.side && tenantId === me.tenantId
  return {
    ...message,
    isMine,
    sentAt: sentAt.toISOString(),
    ...(reportedAt && { reported: true as const }),
  }
}
