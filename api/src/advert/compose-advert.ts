import type { AdvertMention } from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { RentTerritory } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { type AdvertParagraph, type AdvertText, mentionNames } from '@bailclair/texts/advert-texts.ts'
import type { EnergyLabel } from '@bailclair/texts/energy-label-texts.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import type { Block, TextDocument } from '#platform/paper/text-document.ts'
import { advertTexts } from './advert.messages.ts'

type Printed = {
  text: AdvertText
  labels: readonly EnergyLabel[]
  missing: readonly AdvertMention[]
  /** Whose rent control is uncertain today. */
  uncertain: Pick<RentTerritory, 'name' | 'official'> | undefined
  language: Language
  today: CalendarDate
}

/** The rent is a heading: the law wants its letters larger than those of the other rents. */
export function composeAdvert({ text, labels, missing, uncertain, language, today }: Printed): TextDocument {
  const t = advertTexts[language]
  const { title, rent, paragraphs } = text
  return {
    title,
    language,
    foot: t.foot(completeFileTexts[language].date(today)),
    blocks: [
      { kind: 'title', text: title },
      ...(rent === undefined ? [] : [{ kind: 'heading', level: 1, text: rent } as const]),
      ...paragraphs.flatMap(blocksOf),
      ...(labels.length === 0 ? [] : [{ kind: 'drawings', drawings: labels } as const]),
      ...(missing.length === 0 ? [] : missingBlocks(missing, language)),
      ...(uncertain ? uncertainBlocks(uncertain, language) : []),
    ],
  }
}

const blocksOf = ({ kind, lines }: AdvertParagraph): Block[] =>
  kind === 'FACTS'
    ? [{ kind: 'list', items: lines }]
    : lines.filter((line) => line.trim() !== '').map((text) => ({ kind: 'text', text }))

const missingBlocks = (missing: readonly AdvertMention[], language: Language): Block[] => [
  { kind: 'heading', level: 1, text: advertTexts[language].missing },
  { kind: 'list', items: missing.map((mention) => mentionNames[language][mention]) },
]

const uncertainBlocks = ({ name, official }: NonNullable<Printed['uncertain']>, language: Language): Block[] => [
  { kind: 'heading', level: 1, text: advertTexts[language].check },
  { kind: 'text', text: advertTexts[language].uncertain(name, official) },
]
