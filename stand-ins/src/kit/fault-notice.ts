import type { FaultKind } from './faults.ts'
import { type Html, html } from './html.ts'
import type { Language } from './visit.ts'

const texts: Record<Language, (kind: string) => string> = {
  fr: (kind) =>
    `Une panne est simulée en ce moment (${kind})\u202f: les réponses de ce service n’arrivent pas, ou pas bien.`,
  en: (kind) =>
    `An outage is simulated at the moment (${kind}): the answers of this service do not arrive, or not well.`,
}

/** Shown on the stand-in's page, because a test may have left a fault behind. */
export const faultNotice = (kind: FaultKind, language: Language): Html | undefined =>
  kind === 'none' ? undefined : html`<p class="notice notice-outage" role="status">${texts[language](kind)}</p>`
