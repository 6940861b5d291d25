import { monthsAfterArchive } from './archived-file.rules.ts'
import { periods } from './periods.rules.ts'

/**
 * Content and period of each table (decision 150). `by` names the job that deletes rows; without one, `until` says why
 * rows do not pile up. A test of each server fails when a table is missing here.
 */
export type Retention = { holds: string; until: string; by?: string }

export const apiRetention: Readonly<Record<string, Retention>> = {
  access_stop: {
    holds: 'who stopped sharing a file with whom',
    until: 'resumed, or the file, the property or the account goes',
  },
  account_token: {
    holds:
      'hashes of mailed links, with the address they went to; the kind of browser of a sign-up until it is confirmed',
    until: `${periods.endedLinkDays} days after a link is over`,
    by: 'ended-access',
  },
  account_tombstone: {
    holds: 'pseudonyms of deleted accounts',
    until: '30 days after the deletion',
    by: 'ended-access',
  },
  application: {
    holds: 'who applied to what, the consent, and what the applicant wrote with it',
    until: `3 months after the last day of access, what was written ${periods.endedWishDays} days after it; at once when it is removed or withdrawn`,
    by: 'purged-applications',
  },
  answer: {
    holds: 'what owners answer to applicants whom they did not choose, and when it leaves',
    until: 'the property goes',
  },
  answered_application: {
    holds: 'who gets which answer, for which reason',
    until: 'the application goes, or the answer is undone',
  },
  application_event: {
    holds: 'what happened to applications on a property, without names',
    until: `${periods.journalMonths} months; at once when the property goes`,
    by: 'journal-events',
  },
  application_intent: {
    holds: 'share links that accounts came with, and the consent ticked there',
    until: `${periods.intentDays} days; at once when it is finished or dropped, the link is renewed, or the property or the account goes`,
    by: 'ended-intents',
  },
  application_tally: {
    holds: 'how many applications of which status a property has, by last day of access',
    until: 'a minute after the last application that it counts has gone',
    by: 'application-tally',
  },
  audit_entry: {
    holds: 'who did what, under pseudonyms',
    until: `${periods.auditMonths} months, to the end of the month`,
    by: 'audit-entries',
  },
  audit_seal: {
    holds: 'hashes of audit entries',
    until: 'their entries are gone; the last of them stays',
    by: 'audit-entries',
  },
  audit_unsealed: { holds: 'numbers of audit entries to seal', until: 'sealed: a queue, tried until done' },
  conversation: {
    holds: 'how many messages an application has, and who ended the conversation',
    until: 'the application goes',
  },
  conversation_reader: {
    holds: 'what each person of a conversation has read, and when they were mailed about it',
    until: 'the application goes, or they leave the file',
  },
  document: {
    holds: 'what tenants proved, encrypted in the store',
    until: '45 days without a sign-in, after two warnings; at once when its tenant says so',
    by: 'silent-tenants',
  },
  document_copy: {
    holds: 'names of bytes on their way to a new store',
    until: 'copied; a command that was killed leaves up to a few hundred, which the next one settles',
  },
  document_fingerprint: {
    holds: 'keyed hashes by which the same file or picture is recognised in another rental file',
    until: 'its document is erased',
  },
  document_reading: {
    holds: 'words of a document and facts about its file, encrypted under the key of the document',
    until: 'its document is erased',
  },
  document_erasure: { holds: 'names of bytes to erase', until: 'erased: a queue, tried until done' },
  external_file: {
    holds: 'ids of files in an authority’s own system',
    until: `as long as that system keeps the file, and ${periods.deletedFileDays} days more`,
    by: 'ended-deliveries',
  },
  file_visit: { holds: 'when an owner opened a file', until: 'the application goes' },
  guarantor: { holds: 'guarantors: names, address, income', until: 'their tenant or the file goes' },
  identity_event: {
    holds: 'hashes of events of the identity server',
    until: `${periods.identityEventDays + 1} days`,
    by: 'ended-access',
  },
  identity_task: { holds: 'what the identity server owes', until: 'done: a queue, tried until done' },
  invitation: { holds: 'hashes of invitations', until: 'joined, withdrawn, or the file goes' },
  issued_pdf: {
    holds: 'codes and hashes of PDFs, with the day they were made',
    until: `${periods.issuedPdfMonths} months`,
    by: 'issued-pdfs',
  },
  job_lease: { holds: 'which instance runs the jobs', until: '30 seconds, unless renewed' },
  job_run: { holds: 'the latest run of each job', until: 'one row for each job, for good' },
  journal_seal: { holds: 'place and hash of each event of a property', until: 'the event goes' },
  journal_unsealed: { holds: 'numbers of events to seal', until: 'sealed: a queue, tried until done' },
  known_device: {
    holds: 'keyed hashes of accounts and of browsers that they use',
    until: `${periods.unusedDeviceDays} days without use; the latest as long as the account`,
    by: 'ended-access',
  },
  mail_outbox: {
    holds: 'mails: recipient and content until they are sent, then kind and dates',
    until: `at most ${periods.sentMailDays} days after sending; ${periods.deadMailDays} days after they were given up, with their content`,
    by: 'old-mails',
  },
  message: { holds: 'what owner and applicant write to each other', until: 'the application goes' },
  message_report: { holds: 'messages reported to the operator, and why', until: 'the application goes' },
  notification: {
    holds: 'news that waits for a digest',
    until: 'told, or its property or application goes',
    by: 'daily-digest',
  },
  owner: {
    holds: 'owners: names, address, language',
    until:
      '104 weeks without a sign-in, after warnings at 100 and 103; at once when they say so. A new address not confirmed: 8 days',
    by: 'inactive-owners',
  },
  private_note: { holds: 'what owners note about an application', until: 'the application goes' },
  property: { holds: 'properties', until: 'their owner deletes them or goes' },
  rate_budget: {
    holds: 'keyed hashes of networks and accounts',
    until: 'about a minute after a window ends',
    by: 'ended-budgets',
  },
  rental_file: {
    holds: 'files of tenants',
    until: `${monthsAfterArchive} months after they were archived; at once when their tenants or an authority’s own system delete them`,
    by: 'archived-files',
  },
  schema_migration: { holds: 'migrations applied', until: 'for good: nobody is in it' },
  session_denied: { holds: 'ids of sessions signed out of', until: 'a day: no token outlives it', by: 'ended-access' },
  short_code: {
    holds: 'codes of share links, sealed',
    until: 'the link is replaced, or the property goes',
  },
  law_change: {
    holds: 'what the operator says of the rules of letting, and why',
    until: 'for good, a few rows a year: nobody is in it',
  },
  rent_index: {
    holds: 'indexes of rents that are newer than the release',
    until: 'for good, four rows a year: nobody is in it',
  },
  signal_opinion: {
    holds: 'whether verifiers found a signal about a document useful, without who said so',
    until: 'its document is erased, or the signal is switched on again',
  },
  signal_tally: {
    holds: 'how often each kind of signal was useful, and since when it is off',
    until: 'one row for each kind, for good: nobody is in it',
  },
  signed_in_device: {
    holds: 'ids of sessions with their kind of browser, and their country if configured, under a pseudonym',
    until: `${periods.signedInDeviceDays} days after the session began, or the account goes`,
    by: 'ended-access',
  },
  stage_notice: {
    holds: 'what an applicant was told of the stage of their application, and when',
    until: 'the application goes',
  },
  statistic: { holds: 'numbers of rows', until: 'for good: nobody is in it' },
  statistic_change: { holds: 'changes of these numbers', until: 'added up, each minute', by: 'sum-statistics' },
  tenant: { holds: 'tenants of a file and their income', until: 'they leave, or the file goes' },
  tenant_income: { holds: 'declared incomes', until: 'their tenant or the file goes' },
  tenant_profile: {
    holds: 'accounts of the tenant area',
    until: '104 weeks without a sign-in, after warnings at 100 and 103; at once when they say so',
    by: 'inactive-tenants',
  },
  owner_change: {
    holds: 'how often something changed that an owner sees',
    until: 'the owner goes; what a change at the same moment leaves, a day later',
    by: 'ended-owner-changes',
  },
  part_note: {
    holds: 'what verifiers noted about a part: what they checked, and a free note',
    until: 'the documents of the part are erased, or its tenant goes',
    by: 'silent-tenants',
  },
  part_release: {
    holds: 'why a verifier gave a file back, under a pseudonym',
    until: `${periods.auditMonths} months`,
    by: 'released-parts',
  },
  saved_phrase: {
    holds: 'sentences that a verifier writes often, under a pseudonym',
    until: 'their verifier deletes them, or is disabled',
  },
  second_opinion: {
    holds: 'what one verifier asked another about a part, under a pseudonym',
    until: 'somebody decides on the part, its documents are erased, or its tenant goes',
    by: 'silent-tenants',
  },
  session_cut_off: {
    holds: 'pseudonyms of accounts and realms whose sessions ended',
    until: 'a day: no session outlives it',
    by: 'ended-access',
  },
  trust_authority: { holds: 'authorities of the trust list', until: 'the list no longer has them' },
  trust_certificate: {
    holds: 'certificates of authorities and of those who sign codes on documents',
    until: 'the list no longer has their authority: nobody is in it',
  },
  trust_import: {
    holds: 'which trust lists, certificates and revocations were imported when',
    until: 'for good, a few rows a year: nobody is in it',
  },
  trust_revocation: { holds: 'serial numbers of revoked certificates', until: 'for good: nobody is in it' },
  trust_revocation_list: {
    holds: 'how old the revocations of an authority are',
    until: 'for good, a row for each authority: nobody is in it',
  },
  upload: {
    holds: 'files that tenants sent and that are no documents yet, encrypted in the store until they fail',
    until: `read, which takes seconds; ${periods.uploadDays} days after they failed, as they do when nobody could read them for ${periods.uploadDays} days`,
    by: 'old-uploads',
  },
  verification: { holds: 'verdicts: when and how', until: 'for good, for the figures: nobody is in it' },
  viewing_link: {
    holds: 'keyed hashes of links that show a file for 24 hours, and for whom they were made',
    until: 'the application goes',
  },
  viewing_link_visit: { holds: 'when such a link opened a file', until: 'the application goes' },
  visit_booking: {
    holds: 'which application visits a home when, and whether somebody came',
    until: 'cancelled, or its slot or the application goes',
    by: 'past-visits',
  },
  visit_feed: {
    holds: 'the secret address of an owner’s calendar, sealed',
    until: 'replaced or revoked, or the owner goes',
  },
  visit_slot: {
    holds: 'times that an owner offers for visits',
    until: `${periods.pastVisitDays} days after the visit, or the property goes`,
    by: 'past-visits',
  },
  webhook_delivery: { holds: 'signatures of deliveries', until: 'five minutes', by: 'ended-deliveries' },
}

/** The identity server deletes its own expired rows every minute. */
export const identityRetention: Readonly<Record<string, Retention>> = {
  account: {
    holds: 'accounts: address, names',
    until: `${periods.unconfirmedDays} days when nobody confirmed them; else with the owner or tenant they belong to`,
    by: 'unconfirmed-accounts',
  },
  account_role: { holds: 'roles of verifiers', until: 'the account goes' },
  code_app: { holds: 'secrets of code apps, sealed', until: 'removed or replaced, or the account goes' },
  federated_identity: { holds: 'ties to the national federation', until: 'the account goes' },
  federation_request: { holds: 'sign-ins under way', until: 'minutes' },
  oidc_payload: { holds: 'sessions and tokens, hashed', until: 'their end, ten hours at most' },
  passkey: {
    holds: 'public keys of passkeys, their name and last use',
    until: 'removed, or the account goes',
  },
  password_credential: { holds: 'password hashes', until: 'replaced, or the account goes' },
  recovery_code: { holds: 'keyed hashes of recovery codes', until: 'replaced or removed, or the account goes' },
  schema_migration: { holds: 'migrations applied', until: 'for good: nobody is in it' },
  security_event: {
    holds: 'sign-ins and failures of accounts, a few an hour, with the kind of browser',
    until: '30 days, or the account goes',
  },
  sign_in_attempt: { holds: 'keyed hashes of accounts, networks and browsers that failed', until: 'four hours' },
  signing_key: { holds: 'keys that sign tokens', until: 'twice the longest session after they were retired' },
}
