import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { addCodeAppTo, addPasskeyTo } from '#test/factors.ts'
import { startIdentity } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { createApplication } from '#test/sign-in-flow.ts'
import { writeUsers } from './write-users.service.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)

type User = { id: string; email: string; realmRoles: string[]; credentials: Credential[] }
type Credential = { type: string; secretData: string }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bailclair-export-'))
  return () => rm(folder, { recursive: true })
})
const read = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as { users: User[] }

it('writes every account of the realm, page by page, into a file of its owner', async () => {
  const people = [await addPerson(identity), await addPerson(identity), await addPerson(identity)] as const
  const tenant = await addPerson(identity, { realm: 'tenant' })
  await addPasskeyTo(identity, app, people[0])
  const { secret } = await addCodeAppTo(app, people[1])
  const path = join(folder, 'users.json')
  const counts = await writeUsers(identity.deps, 'owner', path, { limit: 2 })
  expect(counts).toMatchObject({ accounts: 3, passwords: 3, passkeys: 1, codeApps: 1, federated: 0, recoveryCodes: 1 })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const { users, ...rest } = await read(path)
  expect(rest).toEqual({ realm: 'owner', ifResourceExists: 'FAIL' })
  expect(users.map(({ id }) => id)).toEqual(people.map(({ id }) => id).toSorted())
  expect(users.map(({ id }) => id)).not.toContain(tenant.id)
  const typesOf = (id: string) => users.find((user) => user.id === id)?.credentials.map(({ type }) => type)
  expect(people.map(({ id }) => typesOf(id))).toEqual([
    ['password', 'webauthn-passwordless'],
    ['password', 'otp'],
    ['password'],
  ])
  const otp = users.flatMap(({ credentials }) => credentials).find(({ type }) => type === 'otp')
  expect(JSON.parse(otp?.secretData ?? '{}')).toEqual({ value: secret.replaceAll(' ', '') })
})

it('never overwrites a file', async () => {
  const path = join(folder, 'users.json')
  await writeFile(path, 'precious')
  await expect(writeUsers(identity.deps, 'staff', path)).rejects.toThrow('EEXIST')
  expect(await readFile(path, 'utf8')).toBe('precious')
})

it('leaves no file behind when it fails', async () => {
  const person = await addPerson(identity, { realm: 'staff' })
  await identity.sql(`update password_credential set hash = 'unusable' where account_id = $1`, [person.id])
  const path = join(folder, 'users.json')
  await expect(writeUsers(identity.deps, 'staff', path)).rejects.toThrow('not in the format of Argon2')
  expect(await readdir(folder)).toEqual([])
})

it('writes a realm without accounts', async () => {
  await identity.sql(`delete from account where realm = 'tenant'`)
  const path = join(folder, 'users.json')
  expect(await writeUsers(identity.deps, 'tenant', path)).toMatchObject({ accounts: 0 })
  expect((await read(path)).users).toEqual([])
})
