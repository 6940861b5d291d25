import { type SignalKind, signalKinds } from '@bailclair/domain/signal/signal.schema.ts'
import { payForgeries } from '@bailclair/stand-ins/corpus/truth.ts'
import type { ReadCase } from './read-corpus.ts'
import { isInText, table } from './score.ts'

export const isGenuine = ({ document }: ReadCase): boolean => document.truth.forgery === undefined
export const isExpected = ({ document: { truth } }: ReadCase, kind: SignalKind): boolean =>
  (truth.signals as readonly SignalKind[]).includes(kind)
export const isSignalled = ({ signals }: ReadCase, kind: SignalKind): boolean =>
  signals.some((signal) => signal.kind === kind)

/** As in the summary of a failed test. */
export const tellSignals = (cases: readonly ReadCase[]): string[] =>
  cases.map(({ document, signals }) => `${document.id} | ${JSON.stringify(signals)}`)

/** Forged documents have signals that nobody expected of them, too: only those about genuine ones are false alarms. */
function kindRow(cases: readonly ReadCase[], kind: SignalKind) {
  const expected = cases.filter((one) => isExpected(one, kind))
  const genuine = cases.filter(isGenuine)
  const countSignalled = (some: readonly ReadCase[]) => some.filter((one) => isSignalled(one, kind)).length
  return [kind, expected.length, countSignalled(expected), genuine.length, countSignalled(genuine)]
}

function forgeryRow(cases: readonly ReadCase[], forgery: string) {
  const forged = cases.filter(({ document }) => document.truth.forgery === forgery)
  return [
    forgery,
    forged.length,
    forged.filter(({ remarks }) => remarks.length > 0).length,
    forged.filter(({ signals }) => signals.length > 0).length,
  ]
}

/** Recall and false alarms per kind, and what is seen of forged payslips. */
export function printSignalScore(cases: readonly ReadCase[]): string {
  const [inText, inPictures] = [cases.filter(isInText), cases.filter((one) => !isInText(one))]
  const head = ['', 'expected', 'made', 'genuine', 'false alarms']
  return [
    `Signals on documents with text\n${table([head, ...signalKinds.map((kind) => kindRow(inText, kind))])}`,
    `Signals on scans and photographs\n${table([head, ...signalKinds.map((kind) => kindRow(inPictures, kind))])}`,
    `Forged payslips with text\n${table([
      ['', 'documents', 'with a remark', 'with a signal'],
      ...payForgeries.map((forgery) => forgeryRow(inText, forgery)),
    ])}`,
  ].join('\n\n')
}
