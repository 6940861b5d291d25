import { parseArgs } from 'node:util'
import { isCommonPassword } from '@bailclair/domain/identity/common-passwords.rules.ts'
import { email as emailSchema } from '@bailclair/domain/identity/email.schema.ts'
import { passwordProblem } from '@bailclair/domain/identity/password.rules.ts'
import { passwordLength } from '@bailclair/domain/identity/password-strength.rules.ts'
import { personalName } from '@bailclair/domain/owner/personal-name.schema.ts'
import {
  createVerifier,
  disableVerifier,
  enableVerifier,
  listVerifiers,
  type StaffNeeds,
  setPassword,
} from './staff.service.ts'

const usage = `Accounts of the verification desk. With the environment of the API.

  npm run staff -- create <e-mail> --first-name <name> --last-name <name> [--password-stdin]
  npm run staff -- password <e-mail> [--password-stdin]
  npm run staff -- disable <e-mail>
  npm run staff -- enable <e-mail>
  npm run staff -- list

Without --password-stdin a password is made up and printed once: hand it over by a way of its own.`

/** Characters; longer than that of owners and tenants: it opens other people's documents. */
const shortestStaffPassword = 12

/** What to print, and how the process ends: 1 when it could not be done, 2 when the command is none. */
export type Result = { text: string; exitCode: 0 | 1 | 2 }
/** `typed` reads a password from standard input. */
type Passwords = { typed: () => Promise<string>; made: () => string }

const done = (text: string): Result => ({ text, exitCode: 0 })
const failed = (text: string): Result => ({ text, exitCode: 1 })
const noCommand: Result = { text: usage, exitCode: 2 }

export async function runStaffCommand(deps: StaffNeeds, args: string[], passwords: Passwords): Promise<Result> {
  const given = parse(args)
  if (!given) return noCommand
  const { command, address, isTyped, firstName, lastName } = given
  if (command === 'list' && address === undefined) return list(deps)
  const email = emailSchema.safeParse(address).data
  if (!email) return noCommand

  if (command === 'disable' || command === 'enable') {
    const isKnown = await (command === 'disable' ? disableVerifier : enableVerifier)(deps, email)
    return isKnown ? done(`${email}: ${command}d.`) : failed(`${email} has no account at the desk.`)
  }
  if (command !== 'create' && command !== 'password') return noCommand
  const names = { firstName: personalName.safeParse(firstName).data, lastName: personalName.safeParse(lastName).data }
  if (command === 'create' && !(names.firstName && names.lastName)) return noCommand
  const password = isTyped ? await passwords.typed() : passwords.made()
  if (!isGoodEnough(password)) return failed(`The password is too weak: ${shortestStaffPassword} characters or more.`)
  const shown = isTyped ? '' : `\nPassword: ${password}`

  if (command === 'password') {
    const isKnown = await setPassword(deps, email, password)
    return isKnown ? done(`${email}: password changed.${shown}`) : failed(`${email} has no account at the desk.`)
  }
  const { firstName: first = '', lastName: last = '' } = names
  const isNew = await createVerifier(deps, { email, password, firstName: first, lastName: last })
  return isNew
    ? done(`${email} may now verify files.${shown}`)
    : failed(`${email} had an account already, and may verify files. Its password is as before.`)
}

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        'password-stdin': { type: 'boolean', default: false },
      },
    })
    const [command, address, ...more] = positionals
    if (more.length > 0) return undefined
    const { 'first-name': firstName, 'last-name': lastName, 'password-stdin': isTyped } = values
    return { command, address, firstName, lastName, isTyped }
  } catch {
    // an option that does not exist: the usage says which do
    return undefined
  }
}

async function list(deps: StaffNeeds): Promise<Result> {
  const verifiers = await listVerifiers(deps)
  const lines = verifiers.map(
    ({ email, name, isEnabled, isVerifier }) =>
      `${(isEnabled ? (isVerifier ? 'verifier' : 'no role') : 'disabled').padEnd(10)}${email.padEnd(40)}${name}`,
  )
  return done(lines.join('\n') || 'Nobody has an account at the desk.')
}

const isGoodEnough = (password: string) =>
  passwordLength(password) >= shortestStaffPassword && passwordProblem(password, isCommonPassword) === undefined
