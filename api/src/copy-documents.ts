import { runCopyCommand } from '#document/copy-command.ts'
import { runStoreCommand } from '#document/store-command.ts'

/** `node api/src/copy-documents.ts`: moves the bytes of documents to a new store. */
await runStoreCommand((given) => runCopyCommand(given, process.argv.slice(2)))
