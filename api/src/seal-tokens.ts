import { sealTokens } from '#platform/token/seal-tokens.service.ts'
import { runTokenCommand } from '#platform/token/token-command.ts'

/** `node api/src/seal-tokens.ts`: seals every token under TOKEN_KEY now; the API does the same within a minute. */
await runTokenCommand(async (deps) => `Sealed ${await sealTokens(deps)} tokens`)
