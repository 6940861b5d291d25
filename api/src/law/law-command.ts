import { isListedOnly } from '@bailclair/domain/law/listed-rules.data.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps } from '#deps.ts'
import { addRentIndex, changeRule } from './change-law.service.ts'
import { describeLaw, describeRule } from './describe-law.service.ts'
import { LawMisused, readLawArguments } from './law-arguments.ts'
import { readKnownLaw } from './read-known-law.service.ts'

const usage = `Usage: npm run law                            every rule of letting with its state today
       npm run law -- set RULE STATE --because "WHY, WITH THE SOURCE" [--since YYYY-MM-DD] [--until YYYY-MM-DD]
                                              says that a rule has this state, from today unless --since is given
       npm run law -- set RULE AS_RELEASED --because "WHY"
                                              takes back everything said of a rule: the dates of the release hold again
       npm run law -- index QUARTER VALUE     adds an index of rents, or corrects one: 2025-Q4 145.78

STATE is ANNOUNCED, IN_FORCE or ENDED. --until is the last day of a rule in force.`

const howToPutOff = 'To put a rule off, set ANNOUNCED from its old day, then IN_FORCE from its new one.'
const soon = 'Every page, mail and PDF goes by it within a minute.'
const listedOnly = 'Lists of rules show it within a minute. Nothing else goes by this rule.'

/** Exit code 2: no such command, and nothing was changed. */
type Result = { text: string; exitCode: 0 | 2 }
type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

export async function runLawCommand(deps: Needs, args: readonly string[]): Promise<Result> {
  try {
    return { text: await run(deps, args), exitCode: 0 }
  } catch (error) {
    if (!(error instanceof LawMisused)) throw error
    return { text: `${error.message}\n\n${usage}`, exitCode: 2 }
  }
}

async function run(deps: Needs, args: readonly string[]): Promise<string> {
  const today = todayInParis(deps.clock())
  const asked = readLawArguments(args, today)
  if (asked.verb === 'list') return describeLaw(deps.db, today)
  if (asked.verb === 'index') {
    await addRentIndex(deps, asked.quarter, asked.value)
    return `Index of rents of ${asked.quarter}: ${asked.value.toFixed(2)}\n${soon}`
  }
  const isChanged = await changeRule(deps, asked.rule, asked.statement, asked.reason)
  const line = describeRule(asked.rule, today, (await readKnownLaw(deps.db)).changes)
  if (!isChanged) throw new LawMisused(`Nothing was changed, this is what holds already:\n${line}\n${howToPutOff}`)
  return `${line}\n${isListedOnly(asked.rule) ? listedOnly : soon}`
}
