import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { browserFlags, findBrowser } from '@bailclair/one-machine/browser/find-browser.ts'
import { chromium } from '@playwright/test'
import type { Stack } from '#stack/stack.ts'

/** A real browser that trusts the certificate of the drill, and no other unknown one. */
export async function openBrowser({ context }: Pick<Stack, 'context'>) {
  const certificate = new X509Certificate(readFileSync(context.authority.server.certificateFile))
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' })
  const fingerprint = createHash('sha256').update(key).digest('base64')
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...browserFlags(),
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      // no name resolves but those of the drill, which are all loopback
      '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
}
