import type { TokenKeyring } from '#platform/token/token-keyring.ts'
import type { MailPayload } from './mail.schema.ts'

const sealedToken = /~([0-9a-f]{16})~([\w-]+)/g

/** Stands for a token in the path of a mail, so that waiting and dead mails open nothing for a reader of the outbox. */
export function sealLinkToken(tokens: TokenKeyring, token: string): string {
  const { sealed, keyId } = tokens.seal('mail', token)
  return `~${keyId}~${sealed.toString('base64url')}`
}

/** The path that the recipient gets. */
export const openLinkPath = (tokens: TokenKeyring, path: string): string =>
  path.replaceAll(sealedToken, (_, keyId: string, sealed: string) =>
    tokens.unseal('mail', { keyId, sealed: Buffer.from(sealed, 'base64url') }),
  )

/** 256 random bits in base64url. */
const clearToken = /(?<=\/)[\w-]{43}(?=$|[?#/])/g

/** The same path with its tokens sealed under the current key. */
export const sealLinkPath = (tokens: TokenKeyring, path: string): string =>
  openLinkPath(tokens, path).replaceAll(clearToken, (token) => sealLinkToken(tokens, token))

/** Whoever mails a link seals its token: this makes a forgotten one fail. */
export function assertSealed({ content: { action } }: Pick<MailPayload, 'content'>): void {
  if (action?.path.match(clearToken)) throw new Error('the token of a mailed link is not sealed')
}

export function openMail<Mail extends Pick<MailPayload, 'content'>>(tokens: TokenKeyring, mail: Mail): Mail {
  const { action } = mail.content
  if (!action) return mail
  return { ...mail, content: { ...mail.content, action: { ...action, path: openLinkPath(tokens, action.path) } } }
}
