import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeCorpus, sampleOf } from './corpus.ts'
import { forgePayslip } from './forge-payslip.ts'
import { payOf } from './papers/payslip.ts'
import { employerNumber, inventEmployer, inventPerson } from './people.ts'
import { seededBy } from './seeded.ts'
import { codeForgeries, forms, mistakes, paperKinds, payForgeries } from './truth.ts'

const corpus = makeCorpus()
const truths = corpus.map(({ truth }) => truth)
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('the corpus', () => {
  it('has 300 documents, each with a name of its own', () => expect(new Set(corpus.map(({ id }) => id)).size).toBe(300))

  it('has every kind, form, forgery and mistake; so has its sample, but for scans of what has no code', () => {
    const forgeries = [...codeForgeries, ...payForgeries]
    expect(forgeries).toHaveLength(12)
    for (const some of [corpus, sampleOf(corpus)]) {
      expect(new Set(some.map(({ truth }) => truth.kind))).toEqual(new Set(paperKinds))
      expect(new Set(some.map(({ form }) => form))).toEqual(new Set(forms))
      expect(new Set(some.flatMap(({ truth }) => truth.forgery ?? []))).toEqual(new Set(forgeries))
      expect(new Set(some.flatMap(({ truth }) => truth.mistake ?? []))).toEqual(new Set(mistakes))
    }
  })

  it('says the same about the same seed, and something else about another one', () => {
    expect(makeCorpus().map(({ truth }) => truth)).toEqual(truths)
    expect(makeCorpus(23).map(({ truth }) => truth)).not.toEqual(truths)
  })

  it.each(['001', '003', '005', '186'])('draws document %s twice as the same bytes', async (number) => {
    const document = corpus.find(({ id }) => id.startsWith(number))
    if (!document) throw new Error(`no document ${number}`)
    expect(hashOf(await document.draw())).toBe(hashOf(await document.draw()))
  })

  it('saves an edited payslip behind what was there', async () => {
    const edited = corpus.find(({ truth, form }) => truth.forgery === 'SAVED_AGAIN' && form === 'CLEAN')
    const ends = (await edited?.draw())?.toString('latin1').match(/%%EOF/g)
    expect(ends).toHaveLength(2)
  })
})

it.each([
  // examples of the public register
  ['7328293200007', '73282932000074'],
  ['3560000000004', '35600000000048'],
])('the check digit of an employer: %s', (thirteen, number) => expect(employerNumber(thirteen)).toBe(number))

it.each([
  ['a small pay', 185_000],
  ['a large one', 420_000],
])('%s with a wrong sum still has deductions', (_, gross) => {
  const seeded = seededBy(1)
  const [holder, employer, pay] = [inventPerson(seeded), inventEmployer(seeded), payOf(gross, 0, 10)]
  const slip = { holder, employer, role: 'Comptable', since: '2020-01-01', month: '2026-10', pay }
  const forged = forgePayslip(slip, 'SUM_WRONG').pay
  expect(forged.deductions).toBeGreaterThan(0)
  expect(forged.deductions).toBeLessThan(pay.deductions)
  expect(forged.gross - forged.deductions).toBe(forged.netBeforeTax)
})
