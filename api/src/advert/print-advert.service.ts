import { isControlUncertain } from '@bailclair/domain/advert/advert-control.rules.ts'
import { advertFacts, missingMentions } from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import type { LawToday } from '@bailclair/domain/law/law-in-force.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { rentTerritories } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { writeAdvert } from '@bailclair/texts/advert-texts.ts'
import { writeEnergyLabels } from '@bailclair/texts/energy-label-texts.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import { renderText } from '#complete-file/pdf/render-text.ts'
import type { Renderer } from '#complete-file/pdf/renderer.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import type { TakeSlot } from '#platform/account-slots.ts'
import { collectBytes } from '#platform/paper/collect-bytes.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { getHome } from '#property/get-home.service.ts'
import { findRentPlaceOfAddress } from '#rent-control/find-rent-place.service.ts'
import { findShareAddress } from '#share-link/find-share-address.service.ts'
import { advertTexts } from './advert.messages.ts'
import { composeAdvert } from './compose-advert.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'addresses' | 'law' | 'tokens'>
type PrintNeeds = Needs & { renderer: Renderer; takeSlot: TakeSlot }
type Asked = { id: PropertyId; language: Language }

const prints = { purpose: 'advert', limit: 30, windowSeconds: 3_600 }

/** The owner's own text, so nobody needs to check the PDF. */
export async function printAdvert(deps: PrintNeeds, { ownerId, session }: SignedIn, asked: Asked): Promise<BytesReply> {
  await consumeRateLimit(deps, { ...prints, key: { account: ownerId } })
  const { name, document } = await collectAdvert(deps, ownerId, asked)
  const { SITE_NAME: siteName } = deps.config
  const release = deps.takeSlot(ownerId)
  try {
    const bytes = await collectBytes(renderText(deps.renderer, { document, siteName, check: undefined }))
    await recordAudit(deps, deps.db, session, 'ADVERT_PRINTED', { object: { kind: 'PROPERTY', id: asked.id } })
    return { mediaType: 'application/pdf', fileName: `${advertTexts[asked.language].fileName(name)}.pdf`, bytes }
  } finally {
    release()
  }
}

async function collectAdvert(deps: Needs, ownerId: OwnerId, { id, language }: Asked) {
  const home = await getHome(deps, ownerId, id)
  const today = todayInParis(deps.clock())
  const { changes } = await deps.law()
  const place = await findRentPlaceOfAddress(deps, ownerId, home.address)
  const law = { today, changes }
  const facts = advertFacts(home, place, law)
  const link = await findShareAddress(deps, ownerId, id)
  const text = writeAdvert(facts, { language, presentation: home.presentation, link })
  const missing = missingMentions(facts, place)
  const labels = writeEnergyLabels(facts.energy, language)
  return {
    name: home.name ?? '',
    document: composeAdvert({ text, labels, missing, uncertain: uncertainTerritory(place, law), language, today }),
  }
}

function uncertainTerritory(place: RentPlace, law: LawToday) {
  const territory = place.kind === 'FOUND' ? place.territory : undefined
  return territory && isControlUncertain(place, law) ? rentTerritories[territory.id] : undefined
}
