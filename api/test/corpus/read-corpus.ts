import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Reading } from '@bailclair/domain/reading/reading.ts'
import { nextAwaited, withRecognised } from '@bailclair/domain/reading/recognised-page.rules.ts'
import { remarksOf } from '@bailclair/domain/remark/remark.rules.ts'
import type { Remark } from '@bailclair/domain/remark/remark.ts'
import { findSignals } from '@bailclair/domain/signal/signal.rules.ts'
import type { Signal } from '@bailclair/domain/signal/signal.schema.ts'
import type { CodeResult } from '@bailclair/domain/signed-code/signed-code.schema.ts'
import type { CorpusDocument } from '@bailclair/stand-ins/corpus/corpus.ts'
import { corpusToday } from '@bailclair/stand-ins/corpus/truth.ts'
import type { Deps } from '#deps.ts'
import { pagesOf } from '#document/album.ts'
import { treatUpload } from '#document/treat-upload.ts'
import { recogniseInProcess } from '#reading/reader.ts'
import { concludeCodes } from '#signed-code/conclude-codes.service.ts'

/**
 * What a verifier sees of codes. `CONFIRMED`: signed and valid, and the page says the same. `NOT_COMPARED`: signed and
 * valid, on a page without text, or not all of it is found in a picture. `REFUSED`: anything else but no code.
 */
export type CodeVerdict = 'CONFIRMED' | 'NOT_COMPARED' | 'REFUSED' | 'NO_CODE'
/** Why a document was not read at all. */
type Failure = { failure?: string }

export type ReadCase = Failure & {
  document: CorpusDocument
  result: CodeResult
  verdict: CodeVerdict
  /** Compared fields that the page does not have, or has otherwise. */
  differences: readonly string[]
  /** The words of its pictures were recognised. */
  isRecognised: boolean
  remarks: readonly Remark['code'][]
  /** Of its pages that are pictures. */
  sharpness: readonly number[]
  signals: readonly Signal[]
}

/** No document of the corpus is in another file (see same-picture.test.ts). */
const nowhere = { isSameFile: false, samePages: [] }
/** Two at a time: each is a process of its own. */
const sideBySide = 2
/** Fewer words than this are no text to compare with. */
const fewestWords = 20

/** `recognises`: whether the words of its pictures are recognised, which takes seconds a page. */
export async function readCorpus(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  corpus: readonly CorpusDocument[],
  recognises: (document: CorpusDocument) => boolean,
): Promise<ReadCase[]> {
  const read: ReadCase[] = []
  const waiting = [...corpus]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      read.push(await readCase(deps, next, recognises(next)).catch(failed(next)))
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  return read.toSorted((one, other) => one.document.id.localeCompare(other.document.id))
}

async function readCase(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  document: CorpusDocument,
  isRecognised: boolean,
): Promise<ReadCase> {
  const treated = await treatUpload(await document.draw())
  const { reading: concluded, conclusion } = await concludeCodes(deps, treated.reading, treated.codes)
  const reading = isRecognised ? await recogniseAll(concluded, await pagesOf(treated)) : concluded
  return {
    document,
    result: conclusion.codeResult,
    verdict: verdictOf(reading),
    differences: differencesOf(reading),
    isRecognised,
    remarks: remarksAbout(document, reading),
    sharpness: reading.pages.flatMap(({ sharpness }) => sharpness ?? []),
    signals: findSignals({ kind: document.truth.declaredKind, reading, elsewhere: nowhere }),
  }
}

/** As the worker does after the document is there. */
async function recogniseAll(reading: Reading, pictures: readonly Buffer[]): Promise<Reading> {
  const page = nextAwaited(reading)
  const picture = pictures[page]
  if (!picture) return reading
  return recogniseAll(withRecognised(reading, page, await recogniseInProcess(picture)), pictures)
}

/** Told with the others: one document that fails does not hide the score of the rest. */
const failed =
  (document: CorpusDocument) =>
  (error: unknown): ReadCase => ({
    document,
    result: 'NO_CODE',
    verdict: 'NO_CODE',
    differences: [],
    isRecognised: false,
    remarks: [],
    sharpness: [],
    signals: [],
    failure: error instanceof AppError ? error.code : String(error),
  })

const differencesOf = ({ codes }: Reading) =>
  codes.flatMap(({ compared = [] }) =>
    compared
      .filter(({ comparison }) => comparison !== 'SAME')
      .map(({ fact, value, comparison, printed }) => `${fact} ${value} ${comparison} ${printed ?? ''}`.trim()),
  )

function verdictOf(reading: Reading): CodeVerdict {
  const { codes, pages } = reading
  if (codes.length === 0) return 'NO_CODE'
  if (codes.some(({ result }) => result !== 'SIGNED_AND_VALID')) return 'REFUSED'
  if (differencesOf(reading).length === 0) return 'CONFIRMED'
  const isText = pages.some(({ words, recognised }) => !recognised && words.length >= fewestWords)
  return isText ? 'REFUSED' : 'NOT_COMPARED'
}

/** A photograph shows one payslip of three, which is told of those without another mistake. */
function remarksAbout({ truth }: CorpusDocument, reading: Reading): Remark['code'][] {
  const { declaredKind: kind, lastName, salary } = truth
  const documents = [{ id: '', category: 'INCOME', kind, status: 'PENDING', reading } as const]
  const person = { lastNames: [lastName], salaries: salary === undefined ? [] : [salary], documents }
  const codes = remarksOf(person, corpusToday).map(({ remark }) => remark.code)
  const others = codes.filter((code) => code !== 'PAYSLIPS_MISSING')
  return others.length > 0 ? others : codes
}
