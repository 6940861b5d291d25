import type { HelpTopic } from '#platform/help.ts'

export type HelpSection = 'files' | 'links' | 'properties' | 'account' | 'applicants'

/** Most frequent questions first. */
export const helpSections: readonly (readonly [HelpSection, readonly HelpTopic[]])[] = [
  ['files', ['fileNotVisible', 'verification', 'effortRate', 'completeFile', 'choosing', 'mayAsk']],
  ['links', ['shareLink', 'pauseLink', 'sameLink']],
  ['properties', ['finalize', 'certificate', 'lettingBan', 'deleteProperty']],
  ['account', ['password', 'email', 'mails', 'deleteAll']],
  ['applicants', ['apply', 'initiator', 'documents', 'guarantor', 'discrimination', 'withdraw']],
]
