// Generated from the migrated database, never edited: vitest run --project api generate-schema-types --update
import type { ColumnType, Generated } from 'kysely'

export interface Schema {
  accessStop: {
    id: Generated<string>
    rentalFileId: string
    propertyId: string
    issuer: string
    subject: string
    stoppedAt: Date
  }
  accountToken: {
    hash: Buffer
    realm: string
    purpose: 'CONFIRM' | 'RESET' | 'EMAIL_CHANGE' | 'EMAIL_UNDO'
    subject: string
    email: string
    createdAt: Date
    expiresAt: Date
    heldUntil: Date | null
    usedAt: Date | null
    browserHash: Buffer | null
    browser: string | null
    operatingSystem: string | null
    signUpHash: Buffer | null
  }
  accountTombstone: {
    subjectHash: Buffer
    until: Date
  }
  answer: {
    id: Generated<string>
    propertyId: string
    chosenId: string | null
    linkWasPaused: Generated<boolean>
    text: string
    tellsReason: boolean
    decidedAt: Date
    leavesAt: Date
    leftAt: Date | null
    applications: Generated<number>
  }
  answeredApplication: {
    applicationId: string
    answerId: string
    reason: string | null
    words: string | null
    stageBefore: 'RECEIVED' | 'VISIT_PROPOSED' | 'VISITED' | 'SHORTLISTED' | 'CHOSEN' | 'NOT_CHOSEN' | 'LEASE_SIGNED'
    accessEndsBefore: string
    purgedBefore: string
  }
  application: {
    id: Generated<string>
    propertyId: string
    rentalFileId: string
    fileStatus: 'INCOMPLETE' | 'TO_PROCESS' | 'VALIDATED' | 'DECLINED' | 'ARCHIVED'
    token: string | null
    createdAt: Date
    consentedAt: Date
    consentVersion: number
    consentLanguage: 'fr' | 'en'
    accessEndsOn: string
    purgedOn: string
    pausedAt: Date | null
    endToldFor: string | null
    tokenHash: Buffer | null
    tokenSealed: Buffer | null
    tokenKeyId: string | null
    seenAt: Date | null
    propertyOwnerId: string | null
    stage: Generated<'RECEIVED' | 'VISIT_PROPOSED' | 'VISITED' | 'SHORTLISTED' | 'CHOSEN' | 'NOT_CHOSEN' | 'LEASE_SIGNED'>
    stageAt: Date | null
    answerAskedFor: Date | null
    consentScope: Generated<'FILE' | 'CONTACT'>
    wish: string | null
    entryDate: string | null
  }
  applicationEvent: {
    id: Generated<number>
    propertyId: string
    applicationId: string | null
    at: Date
    actor: 'OWNER' | 'APPLICANT' | 'SERVICE'
    event: string
    stage: 'RECEIVED' | 'VISIT_PROPOSED' | 'VISITED' | 'SHORTLISTED' | 'CHOSEN' | 'NOT_CHOSEN' | 'LEASE_SIGNED' | null
    reason: string | null
  }
  applicationIntent: {
    id: Generated<string>
    issuer: string
    subject: string
    propertyId: string
    startedAt: Date
    consentedAt: Date | null
    consentVersion: number | null
    consentLanguage: 'fr' | 'en' | null
    consentScope: 'FILE' | 'CONTACT' | null
  }
  applicationTally: {
    ownerId: string
    propertyId: string
    listedAs: string
    accessEndsOn: string
    purgedOn: string
    amount: number
    isChange: Generated<boolean>
  }
  auditEntry: {
    id: Generated<number>
    occurredAt: Date
    actor: Buffer | null
    action: string
    concerns: Buffer | null
    objectKind: string | null
    object: Buffer | null
  }
  auditSeal: {
    position: number
    entryId: number
    occurredAt: Date
    digest: Buffer
    previous: Buffer
    hash: Buffer
  }
  auditUnsealed: {
    entryId: number
    occurredAt: Date
  }
  conversation: {
    applicationId: string
    messageCount: Generated<number>
    endedByOwnerAt: Date | null
    endedByApplicantAt: Date | null
  }
  conversationReader: {
    id: Generated<string>
    applicationId: string
    ownerId: string | null
    tenantId: string | null
    readUntil: Generated<number>
    unread: Generated<number>
    readAt: Date | null
    mailedAt: Date | null
    mailDueAt: Date | null
  }
  document: {
    id: string
    tenantId: string | null
    guarantorId: string | null
    category: 'IDENTITY' | 'ADDRESS' | 'PROFESSIONAL' | 'INCOME' | 'GUARANTEE_BODY' | 'COMPANY'
    fileName: string
    mediaType: string
    size: number
    pages: number
    status: Generated<'PENDING' | 'ACCEPTED' | 'DECLINED'>
    reason: string | null
    comment: string | null
    createdAt: Date
    storeKey: string
    wrappedKey: Buffer
    keyId: string
    checkedAt: Date | null
    kind: string | null
    isRead: Generated<boolean>
    readAttempts: Generated<number>
    readDueAt: Generated<Date>
    codeResult: string | null
    codeKind: string | null
    codeCheckedAt: Date | null
    codeMatchesPage: Generated<boolean>
  }
  documentCopy: {
    storeKey: string
    run: string
    startedAt: Generated<Date>
  }
  documentErasure: {
    storeKey: string
    dueAt: Date
    attempts: Generated<number>
  }
  documentFingerprint: {
    documentId: string
    kind: string
    page: number
    band: number
    print: Buffer
  }
  documentReading: {
    documentId: string
    sealed: Buffer
    readAt: Date
    wordsDueAt: Generated<Date | null>
    wordsAttempts: Generated<number>
  }
  externalFile: {
    externalId: string
    rentalFileId: string | null
    updatedAt: Date
  }
  fileVisit: {
    applicationId: string
    kind: 'VIEW' | 'DOCUMENT' | 'PDF'
    hour: Date
    visitedAt: Date
  }
  guarantor: {
    id: Generated<string>
    tenantId: string
    monthlyIncomeCents: number | null
    kind: 'PERSON' | 'COMPANY' | 'BODY' | null
    firstName: string | null
    lastName: string | null
    name: string | null
    createdAt: Generated<Date>
    incomeCorrection: string | null
    declaredIncomeCents: number | null
    email: string | null
  }
  identityEvent: {
    realm: string
    key: Buffer
    occurredAt: Date
  }
  identityTask: {
    id: Generated<string>
    realm: string
    kind: 'END_SESSION' | 'END_SESSIONS' | 'REMOVE_USER'
    target: string
    createdAt: Date
    attempts: Generated<number>
    claimedUntil: Date | null
  }
  invitation: {
    tenantId: string
    hash: Buffer
    invitedAt: Date
    expiresAt: Date
  }
  issuedPdf: {
    code: string
    sha256: Buffer
    issuedOn: string
  }
  jobLease: {
    name: string
    holder: string
    expiresAt: Date
  }
  jobRun: {
    name: string
    startedAt: Date
    succeededAt: Date | null
    failures: Generated<number>
    counts: ColumnType<unknown, string | undefined, string>
  }
  journalSeal: {
    eventId: number
    propertyId: string
    at: Date
    position: number
    previous: Buffer
    hash: Buffer
  }
  journalUnsealed: {
    eventId: number
    propertyId: string
  }
  knownDevice: {
    account: Buffer
    device: Buffer
    seenOn: string
  }
  lawChange: {
    id: Generated<number>
    rule: string
    state: string
    since: string | null
    until: string | null
    reason: string
    madeAt: Date
  }
  mailOutbox: {
    id: Generated<string>
    kind: string
    payload: ColumnType<unknown, string, string> | null
    createdAt: Generated<Date>
    attempts: Generated<number>
    nextAttemptAt: Generated<Date>
    lastFailure: string | null
    sentAt: Date | null
    deadAt: Date | null
    ownerId: string | null
  }
  message: {
    id: Generated<string>
    applicationId: string
    number: number
    key: string
    sentBy: 'OWNER' | 'APPLICANT'
    tenantId: string | null
    text: string
    sentAt: Date
  }
  messageReport: {
    messageId: string
    side: 'OWNER' | 'APPLICANT'
    reason: string
    words: string | null
    reportedAt: Date
  }
  notification: {
    id: Generated<number>
    propertyId: string
    rentalFileId: string | null
    news: string
    createdAt: Generated<Date>
  }
  owner: {
    id: Generated<string>
    issuer: string
    subject: string
    email: string
    pendingEmail: string | null
    firstName: string | null
    lastName: string | null
    language: 'fr' | 'en'
    identityFederation: Generated<boolean>
    acquisition: ColumnType<unknown, string, string> | null
    lastSignInOn: string | null
    sessionsNotBefore: Date | null
    createdAt: Generated<Date>
    notifications: Generated<'EACH' | 'DAILY' | 'NONE'>
    lastDigestOn: string | null
    inactivityWarnings: Generated<number>
    inactivityWarnedOn: string | null
  }
  ownerChange: {
    ownerId: string
    shard: Generated<number>
    changes: Generated<number>
  }
  partNote: {
    tenantId: string
    notes: ColumnType<unknown, string, string>
    savedAt: Date
  }
  partRelease: {
    id: Generated<number>
    releasedAt: Date
    verifier: Buffer
    reason: string
  }
  privateNote: {
    applicationId: string
    text: string
    version: number
    savedAt: Date
  }
  property: {
    id: Generated<string>
    ownerId: string
    name: string | null
    type: 'HOUSE' | 'APARTMENT' | 'OTHER' | null
    address: string | null
    furniture: 'FURNISHED' | 'UNFURNISHED' | null
    livingSpace: string | null
    rentCents: number | null
    chargesCents: number | null
    energyConsumption: string | null
    co2Emission: string | null
    dpeDate: string | null
    ademeNumber: string | null
    certificate: ColumnType<unknown, string, string> | null
    dpeNotRequired: Generated<boolean>
    validated: Generated<boolean>
    firstValidatedAt: Date | null
    shareToken: string | null
    isLinkPaused: Generated<boolean>
    version: Generated<number>
    createdAt: Date
    updatedAt: Date
    notificationsPaused: Generated<boolean>
    followedUpOn: string | null
    shareTokenHash: Buffer | null
    shareTokenSealed: Buffer | null
    shareTokenKeyId: string | null
    dpeConfirmed: Generated<boolean>
    dpeGrade: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | null
    letOn: string | null
    isVisitFirst: Generated<boolean>
    rooms: number | null
    builtPeriod: 'BEFORE_1946' | '1946_1970' | '1971_1990' | '1991_2005' | 'AFTER_2005' | null
    lastRentCents: number | null
    lastRentSince: string | null
    longUnlet: boolean | null
    chargesKind: 'PROVISIONS' | 'FLAT_RATE' | null
    depositCents: number | null
    statedCeilingCents: number | null
    rentSupplementCents: number | null
    climateGrade: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | null
    energyCostLeastCents: number | null
    energyCostMostCents: number | null
    energyCostYear: number | null
    energyCostLastYear: number | null
    tenantFeesCents: number | null
    inventoryFeesCents: number | null
    presentation: string | null
  }
  rateBudget: {
    key: Buffer
    spent: number
    resetsAt: Date
  }
  rentIndex: {
    id: Generated<number>
    quarter: string
    value: string
    madeAt: Date
  }
  rentalFile: {
    id: Generated<string>
    source: 'BUNDLED' | 'EXTERNAL'
    applicationType: 'ALONE' | 'COUPLE' | 'GROUP'
    status: 'INCOMPLETE' | 'TO_PROCESS' | 'VALIDATED' | 'DECLINED' | 'ARCHIVED'
    totalIncomeCents: number
    totalGuarantorIncomeCents: number | null
    lastUpdateAt: Date
    createdAt: Date
  }
  savedPhrase: {
    id: Generated<string>
    verifier: Buffer
    language: 'fr' | 'en'
    text: string
  }
  schemaMigration: {
    name: string
    checksum: string
    appliedAt: Generated<Date>
  }
  secondOpinion: {
    tenantId: string
    askedBy: Buffer
    askedAt: Date
    question: string
  }
  sessionCutOff: {
    key: Buffer
    notBefore: Date
    until: Date
  }
  sessionDenied: {
    sid: string
    until: Date
  }
  shortCode: {
    id: Generated<string>
    propertyId: string
    codeHash: Buffer
    codeSealed: Buffer
    codeKeyId: string
  }
  signalOpinion: {
    documentId: string
    kind: string
    isUseful: boolean
  }
  signalTally: {
    kind: string
    useful: Generated<number>
    notUseful: Generated<number>
    offSince: Date | null
  }
  signedInDevice: {
    sid: string
    account: Buffer
    browser: string | null
    system: string | null
    country: string | null
    seenAt: Date
  }
  stageNotice: {
    applicationId: string
    toldStage: 'RECEIVED' | 'VISIT_PROPOSED' | 'VISITED' | 'SHORTLISTED' | 'CHOSEN' | 'NOT_CHOSEN' | 'LEASE_SIGNED' | null
    toldAt: Date | null
    dueAt: Date | null
  }
  statistic: {
    name: string
    day: Generated<string>
    bucket: Generated<number>
    count: number
  }
  statisticChange: {
    name: string
    day: Generated<string>
    bucket: Generated<number>
    count: number
  }
  tenant: {
    id: Generated<string>
    rentalFileId: string
    externalId: string | null
    tenantType: 'CREATE' | 'JOIN'
    position: number
    firstName: string | null
    lastName: string | null
    email: string
    issuer: string | null
    subject: string | null
    monthlyIncomeCents: number | null
    status: 'INCOMPLETE' | 'TO_PROCESS' | 'VALIDATED' | 'DECLINED' | 'ARCHIVED'
    profileId: string | null
    joinedAt: Date | null
    situation: 'PERMANENT_CONTRACT' | 'FIXED_TERM_CONTRACT' | 'CIVIL_SERVANT' | 'SELF_EMPLOYED' | 'APPRENTICE' | 'STUDENT' | 'RETIRED' | 'UNEMPLOYED' | 'OTHER' | null
    submittedAt: Date | null
    version: Generated<number>
    verifier: Buffer | null
    leaseEndsAt: Date | null
    incomeCorrection: string | null
    emailPrivate: Generated<boolean>
  }
  tenantIncome: {
    tenantId: string
    position: number
    kind: 'SALARY' | 'BUSINESS' | 'PENSION' | 'BENEFITS' | 'SCHOLARSHIP' | 'RENT' | 'OTHER'
    monthlyCents: number
  }
  tenantProfile: {
    id: Generated<string>
    issuer: string
    subject: string
    email: string
    firstName: string | null
    lastName: string | null
    language: 'fr' | 'en'
    identityFederation: Generated<boolean>
    firstSignInOn: string
    lastSignInOn: string
    archiveWarnings: Generated<number>
    archiveWarnedOn: string | null
    sessionsNotBefore: Date | null
    inactivityWarnings: Generated<number>
    inactivityWarnedOn: string | null
    pendingEmail: string | null
  }
  trustAuthority: {
    id: string
    name: string
  }
  trustCertificate: {
    sha256: Buffer
    authorityId: string
    signerId: string | null
    issuer: Buffer | null
    serial: string
    der: Buffer
    subjectKey: Buffer
    validFrom: Date
    validUntil: Date
  }
  trustImport: {
    id: Generated<number>
    importedAt: Date
    content: string
    sha256: Buffer
    sequence: number | null
    nextAt: Date | null
    added: number
    removed: number
  }
  trustRevocation: {
    issuer: Buffer
    serial: string
    revokedAt: Date
  }
  trustRevocationList: {
    issuer: Buffer
    madeAt: Date
    nextAt: Date | null
  }
  upload: {
    id: string
    tenantId: string | null
    guarantorId: string | null
    category: 'IDENTITY' | 'ADDRESS' | 'PROFESSIONAL' | 'INCOME' | 'GUARANTEE_BODY' | 'COMPANY'
    kind: string
    fileName: string
    replaces: string | null
    state: Generated<'WAITING' | 'FAILED'>
    refusal: string | null
    attempts: Generated<number>
    dueAt: Generated<Date>
    leasedBy: string | null
    createdAt: Date
    size: number
    storeKey: string | null
    wrappedKey: Buffer | null
    keyId: string | null
  }
  verification: {
    id: Generated<number>
    submittedAt: Date
    decidedAt: Date
    verdict: 'INCOMPLETE' | 'TO_PROCESS' | 'VALIDATED' | 'DECLINED' | 'ARCHIVED'
  }
  viewingLink: {
    id: Generated<string>
    applicationId: string
    tokenHash: Buffer
    recipient: string
    createdAt: Date
    expiresAt: Date
    revokedAt: Date | null
    openings: Generated<number>
  }
  viewingLinkVisit: {
    viewingLinkId: string
    kind: 'VIEW' | 'DOCUMENT' | 'PDF'
    hour: Date
    visitedAt: Date
  }
  visitBooking: {
    id: Generated<string>
    slotId: string
    applicationId: string
    bookedAt: Date
    sequence: Generated<number>
    remindedFor: Date | null
    outcome: string | null
  }
  visitFeed: {
    id: Generated<string>
    ownerId: string
    tokenHash: Buffer
    tokenSealed: Buffer
    tokenKeyId: string
    createdAt: Date
  }
  visitSlot: {
    id: Generated<string>
    propertyId: string
    startsAt: Date
    durationMinutes: number
    bufferMinutes: number
    places: number
    place: string | null
    sequence: Generated<number>
    createdAt: Date
  }
  webhookDelivery: {
    signature: Buffer
    expiresAt: Date
  }
}
