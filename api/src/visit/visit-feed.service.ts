import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import { slotEndsAt } from '@bailclair/domain/visit/slot.rules.ts'
import type { VisitFeedToken } from '@bailclair/domain/visit/visit.schema.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { writeCalendar } from '#platform/calendar/calendar.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { titleOfVisit } from './visit-event.ts'
import { feedTexts } from './visit-feed.messages.ts'
import { deleteFeed, findFeed, findFeedOwner, listSlotsOfOwner, replaceFeed } from './visit-feed.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens' | 'newToken'>

const use = 'visit-feed'
const hourSeconds = 3_600

export async function findVisitFeed({ db, tokens, config }: Needs, { ownerId }: SignedIn) {
  const feed = await findFeed(db, ownerId)
  if (!feed) return {}
  const address = new URL(`visit-feed/${tokens.unseal(use, feed)}/calendar.ics`, config.API_URL).href
  return { address, createdAt: feed.createdAt.toISOString() }
}

export async function createVisitFeed(deps: Needs, caller: SignedIn) {
  const { db, tokens, newToken, clock } = deps
  const key = { account: caller.ownerId }
  await consumeRateLimit(deps, { purpose: 'visit-feed-created', key, limit: 10, windowSeconds: hourSeconds })
  await db.transaction().execute(async (tx) => {
    await replaceFeed(tx, caller.ownerId, tokens.seal(use, newToken()), clock())
    await recordAudit(deps, tx, caller.session, 'VISIT_FEED_CREATED')
  })
  return findVisitFeed(deps, caller)
}

export async function revokeVisitFeed(deps: Needs, caller: SignedIn) {
  await deps.db.transaction().execute(async (tx) => {
    const isRevoked = await deleteFeed(tx, caller.ownerId)
    if (isRevoked) await recordAudit(deps, tx, caller.session, 'VISIT_FEED_REVOKED')
  })
  return findVisitFeed(deps, caller)
}

/** Programs ask every few minutes at most; many owners share the networks of their calendar's host. */
const readsPerHour = 60
const unknownPerHour = 60

/** An unknown, replaced or revoked token gets the same answer. */
export async function readVisitFeed(deps: Needs, token: VisitFeedToken, ip: string): Promise<BytesReply> {
  const { db, tokens, clock, config } = deps
  const owner = await findFeedOwner(db, tokens.hashesOf(use, token))
  const limit = owner
    ? { purpose: 'visit-feed', key: { account: owner.id }, limit: readsPerHour }
    : { purpose: 'visit-feed-unknown', key: { network: ip }, limit: unknownPerHour }
  await consumeRateLimit(deps, { ...limit, windowSeconds: hourSeconds })
  if (!owner) throw new AppError('TokenUnknown')
  const t = feedTexts[owner.language]
  const slots = await listSlotsOfOwner(db, owner.id)
  const events = slots.map(({ id, sequence, startsAt, durationMinutes, place, address, propertyName, firstNames }) => {
    const where = place ?? address
    return {
      id: `slot-${id}`,
      sequence,
      startsAt: startsAt.toISOString(),
      endsAt: slotEndsAt({ startsAt, durationMinutes }).toISOString(),
      title: titleOfVisit(owner.language, propertyName, firstNames.length > 0 ? firstNames.join(', ') : t.nobody),
      ...(where && { place: where }),
      isFree: firstNames.length === 0,
    }
  })
  const text = writeCalendar(config, { name: t.name(config.SITE_NAME), stamp: clock(), events })
  return { mediaType: 'text/calendar', fileName: 'visites.ics', bytes: Buffer.from(text) }
}
