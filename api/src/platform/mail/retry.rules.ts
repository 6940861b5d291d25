/** Short, because most failures are a broken connection and somebody may be waiting for the mail. */
const firstDelayMs = 1_000
const maxDelayMs = 60 * 60 * 1_000

/** About a day in all: a mail server that is down for a night loses nothing. */
export const maxAttempts = 36

/** Doubles up to an hour, with 20 % jitter so that not all mails are retried at once. */
export function retryDelayMs(attempts: number, random: () => number): number {
  const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs)
  return Math.round(delay * (0.8 + 0.4 * random()))
}

export type SendFailure = { isPermanent: boolean; name: string }

/**
 * Only a refusal of this recipient or content is final. A 5xx to our greeting, credentials or sender is for the
 * operator to fix and must not kill every mail meanwhile.
 */
export function describeSendFailure(error: unknown): SendFailure {
  const { code, command, responseCode, permanent } = (error ?? {}) as Record<string, unknown>
  const isRefused = permanent === true && (command === 'RCPT TO' || command === 'DATA')
  // nodemailer refuses an address that no SMTP command can contain
  const isUnwritable = code === 'EENVELOPE' && command === 'API'
  const name = typeof responseCode === 'number' ? String(responseCode) : typeof code === 'string' ? code : 'unknown'
  return { isPermanent: isRefused || isUnwritable, name }
}
