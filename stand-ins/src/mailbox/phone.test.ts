import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startMailbox } from './mailbox.ts'
import { codeNow } from './phone.ts'

/** RFC 6238, appendix B: the secret 12345678901234567890. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082', 1],
  [60, '359152', 30],
  [1_111_111_109, '081804', 1],
  [1_111_111_111, '050471', 29],
  [20_000_000_000, '353130', 10],
])('at %i s the phone shows %s, for %i s more', (seconds, code, secondsLeft) => {
  expect(codeNow(secret, new Date(seconds * 1_000))).toEqual({ code, secondsLeft })
})

it.each([
  [secret, 200],
  [undefined, 404],
])('a mailbox with the phone %s answers %i', async (phoneSecret, status) => {
  const folder = await mkdtemp(join(tmpdir(), 'phone-'))
  const mailbox = await startMailbox({ httpPort: 0, smtpPort: 0, folder, phoneSecret })
  try {
    const response = await fetch(`http://127.0.0.1:${mailbox.httpPort}/phone`, { headers: { 'accept-language': 'en' } })
    expect(response.status).toBe(status)
    const text = await response.text()
    if (status === 200) {
      expect(Number(response.headers.get('refresh'))).toBeGreaterThan(0)
      expect(text).toMatch(/<code>\d{3} \d{3}</)
    }
  } finally {
    await mailbox.stop()
    await rm(folder, { recursive: true })
  }
})
