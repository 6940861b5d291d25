import { randomBytes } from 'node:crypto'
import { endLinks } from '#platform/token/end-links.service.ts'
import { runTokenCommand } from '#platform/token/token-command.ts'

const newToken = () => randomBytes(32).toString('base64url')

/** `node api/src/end-links.ts`: after a leak, or when TOKEN_KEY is lost, replaces every link that was given out. */
await runTokenCommand(async (deps) => `Replaced ${await endLinks({ ...deps, newToken })} links`)
