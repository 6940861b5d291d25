import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { runSql } from '#postgres/run-sql.ts'
import { projectRoot } from '#project.ts'

const run = promisify(execFile)

/** Lets the product trust the authority of the stand-ins, by the command of operators. Keeps a list that is there. */
export async function importTrustList({ databaseUrl, signal }: { databaseUrl: string; signal: AbortSignal }) {
  if ((await runSql(databaseUrl, 'select from trust_import limit 1')).length > 0) return
  const folder = await mkdtemp(join(tmpdir(), 'bailclair-trust-'))
  try {
    const files = {
      'list.xml': codeAuthority.trustList(),
      'certificates.pem': codeAuthority.certificates(),
      'revocations.crl': codeAuthority.revocationList(),
    }
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    const env = {
      BAILCLAIR_MODE: 'one-machine',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      // the command sends no mail and opens no document
      SMTP_URL: 'smtp://127.0.0.1:1',
      DOCUMENT_FOLDER: folder,
    }
    const names = Object.keys(files).map((name) => join(folder, name))
    await run(process.execPath, [join(projectRoot, 'api/src/trust-list.ts'), 'import', ...names], { env, signal })
  } finally {
    await rm(folder, { recursive: true })
  }
}
