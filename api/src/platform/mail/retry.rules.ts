/** Milliseconds. Short at first: most failures are a connection that broke, and someone may wait for the mail. */
const firstDelay = 1_000
const longestDelay = 60 * 60 * 1_000

/** About a day of patience: a mail server that is down for a night loses nothing. */
export const maxAttempts = 36

/** Milliseconds until the next attempt: doubling, capped, and spread by a fifth so that a crowd does not return at once. */
export function retryDelay(attempts: number, random: () => number): number {
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay)
  return Math.round(delay * (0.8 + 0.4 * random()))
}

export type SendFailure = { isPermanent: boolean; name: string }

/**
 * What an SMTP failure means for the mail. Only a refusal of this recipient or of this content is final: a 5xx to our
 * greeting, our credentials or our sender is for the operator to mend, and must not kill every mail meanwhile.
 */
export function describeSendFailure(error: unknown): SendFailure {
  const { code, command, responseCode, permanent } = (error ?? {}) as Record<string, unknown>
  const isRefused = permanent === true && (command === 'RCPT TO' || command === 'DATA')
  // nodemailer's own refusal of an address that cannot be written in a command
  const isUnwritable = code === 'EENVELOPE' && command === 'API'
  const name = typeof responseCode === 'number' ? String(responseCode) : typeof code === 'string' ? code : 'unknown'
  return { isPermanent: isRefused || isUnwritable, name }
}
