import { runCheckCommand } from '#document/check-command.ts'
import { runStoreCommand } from '#document/store-command.ts'

/** `node api/src/check-documents.ts`: documents without bytes, and bytes without a document. */
await runStoreCommand((given) => runCheckCommand(given, process.argv.slice(2)))
