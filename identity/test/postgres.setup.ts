import { provideTestPostgres } from '@bailclair/one-machine/postgres/test-template.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrateIdentity } from '../src/platform/database/migrations.ts'
import { realmNames } from '../src/realm/realm-names.ts'
import { openSigningKeyRing } from '../src/signing-key/signing-key-ring.ts'
import { ensureSigningKeys } from '../src/signing-key/signing-keys.service.ts'
import { signingKeyEncryptionKey } from './signing-key-encryption-key.ts'

/** The template database has keys, because creating six for each test file would take longer than its tests. */
export default (project: TestProject) =>
  provideTestPostgres(project, async (url) => {
    await migrateIdentity({ IDENTITY_DATABASE_URL: url, MIGRATION_LOCK_TIMEOUT_MS: 1_000 })
    const settings = {
      IDENTITY_DATABASE_URL: url,
      DATABASE_POOL_SIZE: 1,
      DATABASE_MAX_WAIT_MS: 20_000,
      DATABASE_STATEMENT_TIMEOUT_MS: 5_000,
    }
    const db = openDatabase(settings, createLogger({ LOG_LEVEL: 'silent' }))
    const signingKeyRing = openSigningKeyRing({ SIGNING_KEY_ENCRYPTION_KEYS: signingKeyEncryptionKey })
    for (const realm of realmNames) await ensureSigningKeys({ db, signingKeyRing }, realm)
    await db.close()
  })
