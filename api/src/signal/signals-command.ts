import { precisionOf } from '@bailclair/domain/signal/precision.rules.ts'
import { type SignalFigure, type SignalKind, signalKinds } from '@bailclair/domain/signal/signal.schema.ts'
import type { Deps } from '#deps.ts'
import { listSignalFigures } from './list-signal-figures.service.ts'
import { switchOff, switchOn } from './switch-signal.service.ts'

const usage = `Usage: npm run signals               what verifiers said of each kind of signal
       npm run signals -- on KIND    shows it at the desk again; counting starts anew
       npm run signals -- off KIND   shows it no longer

KIND is one of ${signalKinds.join(', ')}.`

/** Exit code 2: unknown command. */
type Result = { text: string; exitCode: 0 | 2 }
type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

const misused = (problem: string): Result => ({ text: `${problem}\n\n${usage}`, exitCode: 2 })

export async function runSignalsCommand(deps: Needs, args: readonly string[]): Promise<Result> {
  const [command, word, ...more] = args
  if (command === undefined) return { text: (await listSignalFigures(deps.db)).map(lineOf).join('\n'), exitCode: 0 }
  if (command !== 'on' && command !== 'off') return misused(`There is no command ${command}.`)
  if (more.length > 0) return misused(`One kind at a time: ${more.join(' ')} is too much.`)
  const kind = signalKinds.find((known) => known === word)
  if (!kind) return misused(word === undefined ? `Switch ${command} which kind?` : `There is no kind ${word}.`)
  return { text: await (command === 'on' ? turnOn : turnOff)(deps, kind), exitCode: 0 }
}

const turnOn = async (deps: Needs, kind: SignalKind) =>
  (await switchOn(deps, kind)) ? `${kind}: on, with a fresh tally.` : `${kind} is on already.`

const turnOff = async (deps: Needs, kind: SignalKind) =>
  (await switchOff(deps, kind)) ? `${kind}: off.` : `${kind} is off already.`

function lineOf({ kind, useful, notUseful, isOff }: SignalFigure): string {
  const precision = precisionOf({ useful, notUseful })
  const percent = precision === undefined ? 'no opinion' : `${Math.round(precision * 100)} %`
  const counts = `${useful} useful, ${notUseful} not useful`
  return `${kind.padEnd(24)}${isOff ? 'off' : 'on '}  ${percent.padEnd(12)}${counts}`
}
