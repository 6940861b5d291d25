import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { z } from 'zod/mini'
import type { Deps } from '#deps.ts'
import { documentStoreProblems } from '#platform/config/document-store-problems.ts'
import { commandVariables, environment } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openStores, type Stores } from './open-stores.ts'
import { causeOf } from './store-port.ts'

const settings = z.pick(environment, {
  ...commandVariables,
  DOCUMENT_FOLDER: true,
  DOCUMENT_S3_URL: true,
  DOCUMENT_S3_REGION: true,
  DOCUMENT_S3_ACCESS_KEY_ID: true,
  DOCUMENT_S3_SECRET_ACCESS_KEY: true,
  DOCUMENT_S3_TIMEOUT_MS: true,
  DOCUMENT_S3_ENCRYPTION: true,
  DOCUMENT_S3_KMS_KEY_ID: true,
  DOCUMENT_OLD_FOLDER: true,
  DOCUMENT_OLD_S3_URL: true,
  DOCUMENT_OLD_S3_REGION: true,
  DOCUMENT_OLD_S3_ACCESS_KEY_ID: true,
  DOCUMENT_OLD_S3_SECRET_ACCESS_KEY: true,
})

/** 0: done. 1: something is wrong with documents. 2: unknown option. 3: stopped before the end. */
export type ExitCode = 0 | 1 | 2 | 3
export type StoreWork = { db: Deps['db']; stores: Stores; signal: AbortSignal; print: (line: string) => void }

/** Runs a command on the stores with as much of the API's environment as it needs. No document can be read with it. */
export async function runStoreCommand(work: (given: StoreWork) => Promise<ExitCode>): Promise<void> {
  const config = parseEnvironment(settings, process.env, documentStoreProblems(process.env))
  const { db, close } = openDatabase(config, createLogger(config, process.stderr))
  const stores = openStores({ clock: () => new Date(), observe: () => undefined, config })
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
  try {
    await stores.current.reach()
    await stores.old?.reach()
    process.exitCode = await work({ db, stores, signal: stopping.signal, print: (line) => console.log(line) })
  } catch (error) {
    console.error(`Stopped: ${describe(error)}. Run it again when that is repaired.`)
    process.exitCode = 3
  } finally {
    stores.current.close()
    stores.old?.close()
    await close()
  }
}

const describe = (error: unknown) =>
  (error as { code?: string }).code === 'DocumentStoreUnavailable'
    ? `the document store fails (${causeOf(error)})`
    : (error as Error).message
