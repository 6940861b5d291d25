import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { afterAll, beforeEach } from 'vitest'
import { runTrustListCommand } from '#signed-code/trust-list-command.ts'
import { startDeps } from './harness.ts'

/** The command `npm run trust-list` on one machine, with an empty trust list before each test. */
export async function startTrustList() {
  const { deps: given, sql } = await startDeps()
  const deps = { ...given, config: { ...given.config, BAILCLAIR_MODE: 'one-machine' as const } }
  const folder = await mkdtemp(join(tmpdir(), 'bailclair-trust-'))
  afterAll(() => rm(folder, { recursive: true }))
  beforeEach(async () => {
    for (const table of ['trust_authority', 'trust_revocation', 'trust_revocation_list'])
      await sql(`delete from ${table}`)
    await sql('delete from trust_import')
  })

  const run = (...args: string[]) => runTrustListCommand(deps, args)
  const file = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content)
    return join(folder, name)
  }
  /** Exit code and lines, without the folder and the hashes. */
  const plain = ({ text, exitCode }: { text: string; exitCode: number }) => [
    exitCode,
    ...text
      .replaceAll(`${folder}/`, '')
      .replace(/ \(SHA-256 [0-9a-f]{64}\)/g, '')
      .split('\n'),
  ]
  return {
    deps,
    sql,
    folder,
    run,
    file,
    plain,
    importAll: async (contents: Record<string, string | Buffer>, ...more: string[]) => {
      const names: string[] = []
      for (const [name, content] of Object.entries(contents)) names.push(await file(name, content))
      return plain(await run('import', ...names, ...more))
    },
    counts: async () => {
      const [row] = await sql(`select (select count(*)::int from trust_authority) as authorities,
        (select count(*)::int from trust_certificate) as certificates,
        (select count(*)::int from trust_revocation) as revoked`)
      return row
    },
    audited: async () => {
      const [row] = await sql(`select count(*)::int as count from audit_entry where action = 'TRUST_LIST_IMPORTED'`)
      return row?.['count'] as number
    },
    list: codeAuthority.trustList(),
    certificates: codeAuthority.certificates(),
    revocations: codeAuthority.revocationList(),
  }
}
