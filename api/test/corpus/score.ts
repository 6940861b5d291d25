import { type RemarkCode, remarkCodes } from '@bailclair/domain/remark/remark.schema.ts'
import { codeForgeries, type Form, forms, hasText } from '@bailclair/stand-ins/corpus/truth.ts'
import type { CodeVerdict, ReadCase } from './read-corpus.ts'

const isIn = (list: readonly string[], one: string | undefined) => one !== undefined && list.includes(one)
export const isForgedCode = ({ document }: ReadCase): boolean => isIn(codeForgeries, document.truth.forgery)
/** On pages that can be read. */
export const isGenuineCode = ({ document: { truth } }: ReadCase): boolean =>
  truth.forgery === undefined && truth.code !== 'NO_CODE' && truth.mistake !== 'BLURRED'
export const isInText = ({ document }: ReadCase): boolean => hasText(document.form)
/** Neither forged nor mistaken. */
export const isRight = ({ document: { truth } }: ReadCase): boolean => !truth.forgery && truth.remarks.length === 0

const countOf = (cases: readonly ReadCase[], verdict: CodeVerdict) =>
  cases.filter((one) => one.verdict === verdict).length

export const table = (rows: readonly (readonly (string | number)[])[]) =>
  rows
    .map((row) =>
      row.map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(14))).join(''),
    )
    .join('\n')

const codeHead = ['documents', 'confirmed', 'not compared', 'refused', 'no code found']
const codeRow = (name: string, cases: readonly ReadCase[]) => [
  name,
  cases.length,
  countOf(cases, 'CONFIRMED'),
  countOf(cases, 'NOT_COMPARED'),
  countOf(cases, 'REFUSED'),
  countOf(cases, 'NO_CODE'),
]
const ofForm = (cases: readonly ReadCase[], form: Form) => cases.filter(({ document }) => document.form === form)
const nonEmpty = (rows: readonly (readonly (string | number)[])[]) => rows.filter(([, count]) => count !== 0)

/** Whether a remark was expected and made. */
export function scoreRemark(cases: readonly ReadCase[], code: RemarkCode) {
  const expected = cases.filter(({ document }) => document.truth.remarks.includes(code))
  const others = cases.filter(({ document }) => !document.truth.remarks.includes(code))
  return {
    expected: expected.length,
    found: expected.filter(({ remarks }) => remarks.includes(code)).length,
    others: others.length,
    falseAlarms: others.filter(({ remarks }) => remarks.includes(code)).length,
  }
}

const remarkRow = (name: string, cases: readonly ReadCase[], code: RemarkCode) => {
  const { expected, found, others, falseAlarms } = scoreRemark(cases, code)
  return [name, expected, found, others, falseAlarms]
}

const sharpnessRow = (name: string, cases: readonly ReadCase[]) => {
  const all = cases.flatMap(({ sharpness }) => sharpness).toSorted((one, other) => one - other)
  return [name, all.length, ...[0, Math.floor(all.length / 2), all.length - 1].map((index) => all[index] ?? '')]
}
const isBlurred = ({ document }: ReadCase) => document.truth.mistake === 'BLURRED'

/** Recall and false alarms per check, by form. */
export function printScore(cases: readonly ReadCase[]): string {
  const genuine = cases.filter(isGenuineCode)
  const forged = cases.filter(isForgedCode)
  const [inText, recognised] = [cases.filter(isInText), cases.filter((one) => one.isRecognised)]
  return [
    `Genuine codes\n${table([['', ...codeHead], ...nonEmpty(forms.map((form) => codeRow(form, ofForm(genuine, form))))])}`,
    `Forged codes\n${table([['', ...codeHead], ...nonEmpty(forms.map((form) => codeRow(form, ofForm(forged, form))))])}`,
    `Forged codes, by forgery\n${table([
      ['', ...codeHead],
      ...codeForgeries.map((forgery) =>
        codeRow(
          forgery,
          forged.filter(({ document }) => document.truth.forgery === forgery),
        ),
      ),
    ])}`,
    ...[
      ['Remarks on documents with text', inText] as const,
      ...forms.map((form) => [`Remarks on pictures: ${form}`, ofForm(recognised, form)] as const),
    ]
      .filter(([, some]) => some.length > 0)
      .map(
        ([title, some]) =>
          `${title}\n${table([
            ['', 'expected', 'made', 'not expected', 'false alarms'],
            ...remarkCodes.map((code) => remarkRow(code, some, code)),
          ])}`,
      ),
    `Sharpness of pictures\n${table([
      ['', 'pages', 'least', 'median', 'most'],
      ...nonEmpty([
        ...forms.map((form) =>
          sharpnessRow(
            form,
            ofForm(cases, form).filter((one) => !isBlurred(one)),
          ),
        ),
        sharpnessRow('blurred', cases.filter(isBlurred)),
      ]),
    ])}`,
  ].join('\n\n')
}
