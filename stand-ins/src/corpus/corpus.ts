import { inventPaper } from './invent-paper.ts'
import { seededBy } from './seeded.ts'
import { takePicture } from './take-picture.ts'
import {
  codeForgeries,
  type Form,
  forms,
  hasText,
  type Mistake,
  mistakes,
  type Order,
  type PaperKind,
  payForgeries,
  type Truth,
} from './truth.ts'

/** A document with what is true about it. `draw` is slow, and gives the same bytes each time. */
export type CorpusDocument = { id: string; form: Form; truth: Truth; draw: () => Promise<Buffer> }

/** As many as told, in these forms in turn. */
const several = (count: number, order: Omit<Order, 'form'>, inForms: readonly Form[]): Order[] =>
  Array.from({ length: count }, (_, index) => ({ ...order, form: inForms[index % inForms.length] ?? 'CLEAN' }))

/** The paper that people send in when they make the mistake. */
const mistaken: Readonly<Record<Mistake, readonly PaperKind[]>> = {
  WRONG_KIND: ['TAX_NOTICE', 'RENT_RECEIPTS', 'PAYSLIPS', 'WORK_CONTRACT', 'IDENTITY_CARD'],
  OTHER_NAME: ['TAX_NOTICE', 'PAYSLIPS', 'RENT_RECEIPTS', 'WORK_CONTRACT', 'PAYSLIPS'],
  EXPIRED: ['IDENTITY_CARD'],
  OLD_NOTICE: ['TAX_NOTICE'],
  OLD_PAYSLIPS: ['PAYSLIPS'],
  PAGE_MISSING: ['TAX_NOTICE', 'WORK_CONTRACT'],
  OTHER_SALARY: ['PAYSLIPS'],
  BLURRED: ['PAYSLIPS', 'TAX_NOTICE', 'RENT_RECEIPTS', 'IDENTITY_CARD', 'WORK_CONTRACT'],
  MORE_PAYSLIPS: ['PAYSLIPS'],
}

const inText: readonly Form[] = ['CLEAN', 'MULTI_PAGE', 'CLEAN', 'MULTI_PAGE', 'SCANNED']
const inPictures: readonly Form[] = ['PHOTOGRAPHED', 'LOW_LIGHT', 'UPSIDE_DOWN', 'SCANNED']

const byMistake = (mistake: Mistake, count = 5, inForms = inText): Order[] =>
  several(count, { kind: 'PAYSLIPS', mistake }, inForms).map((order, index) => {
    const kinds = mistaken[mistake]
    return { ...order, kind: kinds[index % kinds.length] ?? order.kind }
  })

const orders: readonly Order[] = [
  ...several(47, { kind: 'TAX_NOTICE' }, forms),
  ...byMistake('BLURRED', 10, inPictures),
  ...byMistake('MORE_PAYSLIPS'),
  ...codeForgeries.flatMap((forgery) => several(13, { kind: 'TAX_NOTICE', forgery }, forms)),
  ...payForgeries.flatMap((forgery) => several(8, { kind: 'PAYSLIPS', forgery }, inText)),
  ...several(30, { kind: 'PAYSLIPS' }, [...inText, 'PHOTOGRAPHED']),
  ...several(12, { kind: 'RENT_RECEIPTS' }, [...inText, 'PHOTOGRAPHED']),
  ...several(12, { kind: 'IDENTITY_CARD' }, ['CLEAN', 'PHOTOGRAPHED', 'CLEAN', 'LOW_LIGHT']),
  ...several(12, { kind: 'WORK_CONTRACT' }, ['MULTI_PAGE', 'MULTI_PAGE', 'SCANNED']),
  ...several(6, { kind: 'BANK_STATEMENT' }, ['CLEAN', 'CLEAN', 'SCANNED']),
  ...mistakes
    .filter((mistake) => mistake !== 'BLURRED' && mistake !== 'MORE_PAYSLIPS')
    .flatMap((mistake) => byMistake(mistake)),
]

/** 300 documents: genuine ones, forged ones in twelve ways, and honest mistakes. Another seed makes other people. */
export const makeCorpus = (seed = 22): CorpusDocument[] =>
  orders.map((order, index) => {
    // each from a seed of its own, so that a part of the corpus has the same documents
    const paper = inventPaper(order, seededBy(seed * 10_000 + index))
    const draw = async () => takePicture(await paper.pdf(), order, seededBy(seed * 10_000 + 5_000 + index))
    return { id: `${String(index + 1).padStart(3, '0')} ${nameOf(order)}`, form: order.form, truth: paper.truth, draw }
  })

const nameOf = ({ kind, form, forgery, mistake }: Order) =>
  [kind, forgery ?? mistake ?? 'GENUINE', form].map((word) => word.toLowerCase().replaceAll('_', '-')).join(' ')

/** The first of every kind, forgery and mistake in text, a blurred one, and of tax notices with a code in every form. */
export function sampleOf(corpus: readonly CorpusDocument[]): CorpusDocument[] {
  const seen = new Set<string>()
  return corpus.filter(({ form, truth: { kind, forgery, mistake } }) => {
    if (!hasText(form) && mistake !== 'BLURRED' && (kind !== 'TAX_NOTICE' || mistake)) return false
    const group = forgery && hasText(form) ? forgery : (mistake ?? `${kind} ${form} ${forgery ? 'forged' : ''}`)
    const isNew = !seen.has(group)
    seen.add(group)
    return isNew
  })
}
