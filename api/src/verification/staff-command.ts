import { parseArgs } from 'node:util'
import { email as emailSchema } from '@bailclair/domain/identity/email.schema.ts'
import {
  maxPasswordLength,
  minStaffPasswordLength,
  staffPasswordProblem,
} from '@bailclair/domain/identity/password.rules.ts'
import { passwordLength } from '@bailclair/domain/identity/password-strength.rules.ts'
import { personalName } from '@bailclair/domain/identity/personal-name.schema.ts'
import { isCommonPassword } from '#identity/common-passwords/is-common-password.ts'
import {
  createVerifier,
  disableVerifier,
  enableVerifier,
  listVerifiers,
  resetFactorsOf,
  type StaffNeeds,
  setPassword,
} from './staff.service.ts'

const usage = `Accounts of the verification desk. With the environment of the API.

  npm run staff -- create <e-mail> --first-name <name> --last-name <name> [--password-stdin]
  npm run staff -- password <e-mail> [--password-stdin]
  npm run staff -- disable <e-mail>
  npm run staff -- enable <e-mail>
  npm run staff -- reset-factors <e-mail> [--realm owner|tenant]
  npm run staff -- list

Without --password-stdin a password is made up and printed once: hand it over by a way of its own.
reset-factors removes passkeys, code app and recovery codes: first make sure who asks.`

/** Exit code 1: it could not be done. 2: no such command. */
export type Result = { text: string; exitCode: 0 | 1 | 2 }
/** `typed` reads a password from standard input. */
type Passwords = { typed: () => Promise<string>; made: () => string }

const done = (text: string): Result => ({ text, exitCode: 0 })
const failed = (text: string): Result => ({ text, exitCode: 1 })
const misused = (problem: string): Result => ({ text: `${problem}\n\n${usage}`, exitCode: 2 })

const commands = ['create', 'password', 'disable', 'enable', 'reset-factors', 'list']
const realms = ['staff', 'owner', 'tenant'] as const

export async function runStaffCommand(deps: StaffNeeds, args: string[], passwords: Passwords): Promise<Result> {
  const given = parse(args)
  if ('problem' in given) return misused(given.problem)
  const { command, address, isTyped } = given
  if (!commands.includes(command)) return misused(command ? `There is no command ${command}.` : 'Which command?')
  if (command === 'list') return address === undefined ? list(deps) : misused('list takes no e-mail address.')
  const email = emailSchema.safeParse(address).data
  if (!email) return misused(address ? `${address} is not an e-mail address.` : `${command} whom? An e-mail address.`)

  if (command === 'reset-factors') return reset(deps, email, given.realm)
  if (given.realm !== 'staff') return misused('--realm goes with reset-factors only.')
  if (command === 'disable' || command === 'enable') {
    const isKnown = await (command === 'disable' ? disableVerifier : enableVerifier)(deps, email)
    return isKnown ? done(`${email}: ${command}d.`) : failed(`${email} has no account at the desk.`)
  }
  const firstName = personalName.safeParse(given.firstName).data ?? ''
  const lastName = personalName.safeParse(given.lastName).data ?? ''
  if (command === 'create' && !firstName) return misused('--first-name is missing, or not a name.')
  if (command === 'create' && !lastName) return misused('--last-name is missing, or not a name.')
  const password = isTyped ? await passwords.typed() : passwords.made()
  const weakness = weaknessOf(password)
  if (weakness) return failed(weakness)
  const shown = isTyped ? '' : `\nPassword: ${password}`

  if (command === 'password') {
    const isKnown = await setPassword(deps, email, password)
    return isKnown ? done(`${email}: password changed.${shown}`) : failed(`${email} has no account at the desk.`)
  }
  switch (await createVerifier(deps, { email, password, firstName, lastName })) {
    case 'NEW':
      return done(`${email} may now verify files.${shown}`)
    case 'KNOWN':
      return failed(`${email} had an account already, and may verify files. Its password is as before.`)
    case 'DISABLED':
      return failed(`${email} had an account already, and is disabled: npm run staff -- enable ${email}`)
  }
}

type Given = Record<'address' | 'firstName' | 'lastName', string | undefined> & {
  command: string
  isTyped: boolean
  realm: string
}

function parse(args: string[]): Given | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        'password-stdin': { type: 'boolean', default: false },
        realm: { type: 'string', default: 'staff' },
      },
    })
    const [command = '', address, ...more] = positionals
    if (more.length > 0) return { problem: `One e-mail address at a time: ${more.join(' ')} is too much.` }
    const { 'first-name': firstName, 'last-name': lastName, 'password-stdin': isTyped, realm } = values
    return { command, address, firstName, lastName, isTyped, realm }
  } catch (error) {
    // Node names the unknown option or the missing value
    return { problem: (error as Error).message }
  }
}

async function reset(deps: StaffNeeds, email: string, name: string): Promise<Result> {
  const realm = realms.find((known) => known === name)
  if (!realm) return misused('--realm is staff, owner or tenant.')
  const isKnown = await resetFactorsOf(deps, realm, email)
  if (!isKnown) return failed(`${email} has no account in realm ${realm}.`)
  return done(`${email}: passkeys, code app and recovery codes removed, sessions ended.`)
}

async function list(deps: StaffNeeds): Promise<Result> {
  const verifiers = await listVerifiers(deps)
  const lines = verifiers.map(
    ({ email, name, isEnabled, isVerifier }) =>
      `${(isEnabled ? (isVerifier ? 'verifier' : 'no role') : 'disabled').padEnd(10)}${email.padEnd(40)}${name}`,
  )
  return done(lines.join('\n') || 'Nobody has an account at the desk.')
}

function weaknessOf(password: string): string | undefined {
  if (password === '') return 'There is no password on standard input.'
  if (passwordLength(password) < minStaffPasswordLength)
    return `The password is too short: ${minStaffPasswordLength} characters or more.`
  if (passwordLength(password) > maxPasswordLength)
    return `The password is too long: ${maxPasswordLength} characters or fewer.`
  return staffPasswordProblem(password, isCommonPassword) && 'The password is too easy to guess.'
}
