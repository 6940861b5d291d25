import { remarkCodes } from '@bailclair/domain/remark/remark.schema.ts'
import { signalKinds } from '@bailclair/domain/signal/signal.schema.ts'
import { type CorpusDocument, makeCorpus, sampleOf } from '@bailclair/stand-ins/corpus/corpus.ts'
import { type Form, hasText, payForgeries } from '@bailclair/stand-ins/corpus/truth.ts'
import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { importTrust } from '#signed-code/import-trust.service.ts'
import { startDeps } from '#test/harness.ts'
import { type ReadCase, readCorpus } from './read-corpus.ts'
import { isForgedCode, isGenuineCode, isInText, isRight, printScore, scoreRemark } from './score.ts'
import { isExpected, isGenuine, isSignalled, printSignalScore, tellSignals } from './signal-score.ts'

/** `npm run test:corpus` reads all 300 documents; elsewhere one of every kind, forgery, mistake and form. */
const isWhole = process.env['CORPUS'] === 'full'
const [patience, wholePatience] = [900_000, 7_200_000]
/** Of genuine documents with text. */
const mostFalseAlarms = 0.02

/** In the sample only one of each of these forms: a page takes seconds. */
const recognisedForms = new Set<Form>(['SCANNED', 'PHOTOGRAPHED', 'UPSIDE_DOWN'])
const recognises = ({ form, truth }: CorpusDocument) =>
  !hasText(form) && (isWhole || (truth.kind === 'TAX_NOTICE' && !truth.forgery && recognisedForms.delete(form)))

// elsewhere the authority of the demo is never believed
const { deps } = await startDeps({ BAILCLAIR_MODE: 'one-machine' })
let cases: ReadCase[] = []
beforeAll(
  async () => {
    const files = [
      { name: 'revocations', bytes: codeAuthority.revocationList() },
      { name: 'certificates', bytes: Buffer.from(codeAuthority.certificates()) },
      { name: 'list', bytes: Buffer.from(codeAuthority.trustList()) },
    ]
    await importTrust(deps, files, { isForced: false, allowsTestAuthority: true })
    const corpus = makeCorpus()
    cases = await readCorpus(deps, isWhole ? corpus : sampleOf(corpus), recognises)
    console.log(printScore(cases))
    console.log(printSignalScore(cases))
  },
  isWhole ? wholePatience : patience,
)

const told = (some: readonly ReadCase[]) =>
  some.map(({ document, result, differences, remarks }) =>
    [document.id, result, ...differences, ...remarks].join(' | '),
  )

describe('the corpus', () => {
  it('has every kind of document', () => expect(cases).toHaveLength(isWhole ? 300 : 38))

  it('can be read', () =>
    expect(cases.flatMap(({ document, failure }) => (failure ? [`${document.id}: ${failure}`] : []))).toEqual([]))

  it('no forged code is signed, valid and the same as its page', () =>
    expect(told(cases.filter((one) => isForgedCode(one) && one.verdict === 'CONFIRMED'))).toEqual([]))

  it('a forged code on a page with text is refused, or there is none', () => {
    const forged = cases.filter((one) => isForgedCode(one) && isInText(one))
    expect(forged.length).toBeGreaterThan(6)
    expect(told(forged.filter(({ verdict }) => verdict !== 'REFUSED' && verdict !== 'NO_CODE'))).toEqual([])
  })

  it('each forgery is told by its name when its code is read', () => {
    const read = cases.filter((one) => isForgedCode(one) && one.verdict !== 'NO_CODE')
    expect(told(read.filter(({ document, result }) => result !== document.truth.code))).toEqual([])
  })

  it('no genuine code is refused', () =>
    expect(told(cases.filter((one) => isGenuineCode(one) && one.verdict === 'REFUSED'))).toEqual([]))

  it('every genuine code on a page with text is read', () =>
    expect(told(cases.filter((one) => isGenuineCode(one) && isInText(one) && one.verdict !== 'CONFIRMED'))).toEqual([]))

  it('no code is seen where there is none', () =>
    expect(
      told(cases.filter(({ document, result }) => document.truth.code === 'NO_CODE' && result !== 'NO_CODE')),
    ).toEqual([]))

  it('genuine documents with text have no remark', () => {
    const right = cases.filter((one) => isRight(one) && isInText(one))
    const alarmed = right.filter(({ remarks }) => remarks.length > 0)
    expect(right.length).toBeGreaterThan(5)
    expect(alarmed.length / right.length, told(alarmed).join('\n')).toBeLessThanOrEqual(mostFalseAlarms)
  })

  it('scans and photographs that were recognised have no remark but those that belong to them', () => {
    const recognised = cases.filter((one) => one.isRecognised)
    const alarmed = recognised.filter(({ remarks, document: { truth } }) =>
      remarks.some((code) => !truth.remarks.includes(code)),
    )
    expect(recognised.length).toBeGreaterThan(2)
    expect(alarmed.length / recognised.length, told(alarmed).join('\n')).toBeLessThanOrEqual(mostFalseAlarms)
  })

  it('every picture on which nothing can be read is blurred, and no other', () => {
    const pictures = cases.filter((one) => !isInText(one))
    const { expected, found, falseAlarms } = scoreRemark(pictures, 'BLURRED')
    expect([expected, found, falseAlarms]).toEqual(isWhole ? [10, 10, 0] : [1, 1, 0])
    expect(pictures.length).toBeGreaterThan(5)
  })

  it.each(remarkCodes.filter((code) => code !== 'BLURRED'))('%s: is made where it belongs, in a text', (code) => {
    const { expected, found } = scoreRemark(cases.filter(isInText), code)
    expect(expected).toBeGreaterThan(0)
    const missed = cases.filter(
      (one) => isInText(one) && one.document.truth.remarks.includes(code) && !one.remarks.includes(code),
    )
    expect([found, ...told(missed)]).toEqual([expected])
  })

  it('every signal that a forgery makes in a text is seen', () => {
    const inText = cases.filter(isInText)
    for (const kind of signalKinds) {
      const expected = inText.filter((one) => isExpected(one, kind))
      expect(tellSignals(expected.filter((one) => !isSignalled(one, kind))), kind).toEqual([])
    }
    const expected = inText.filter(({ document }) => document.truth.signals.length > 0)
    expect(expected.length).toBeGreaterThanOrEqual(payForgeries.length)
  })

  it('genuine documents with text have no signal', () => {
    const genuine = cases.filter((one) => isGenuine(one) && isInText(one))
    const alarmed = genuine.filter(({ signals }) => signals.length > 0)
    expect(genuine.length).toBeGreaterThan(5)
    expect(alarmed.length / genuine.length, tellSignals(alarmed).join('\n')).toBeLessThanOrEqual(mostFalseAlarms)
  })

  it('scans and photographs have no signal about digits', () =>
    expect(tellSignals(cases.filter((one) => !isInText(one) && one.signals.length > 0))).toEqual([]))
})
