/** Every error code of the API with its HTTP status. The sites have a French and an English text for each code. */
export const errorStatus = {
  InvalidRequest: 400,
  InvalidField: 400,
  ConsentRequired: 400,
  NotSignedIn: 401,
  SignatureInvalid: 401,
  TenantTokenInvalid: 401,
  NotAllowed: 403,
  EmailNotVerified: 403,
  InitiatorOnly: 403,
  InvitationNotYours: 403,
  NotInitiator: 403,
  RecentSignInRequired: 403,
  SecondFactorRequired: 403,
  AnswerNotFound: 404,
  ApplicationNotFound: 404,
  BookingNotFound: 404,
  CertificateNotFound: 404,
  CoTenantNotFound: 404,
  DocumentNotFound: 404,
  EmailNotFound: 404,
  FileNotFound: 404,
  GuarantorNotFound: 404,
  MessageNotFound: 404,
  PartNotFound: 404,
  PhraseNotFound: 404,
  PropertyNotFound: 404,
  RouteNotFound: 404,
  SessionNotFound: 404,
  SignalNotFound: 404,
  SignInMethodNotFound: 404,
  SlotNotFound: 404,
  TokenUnknown: 404,
  RequestTimeout: 408,
  AlreadyInFile: 409,
  AlreadyJoined: 409,
  AlreadyChosen: 409,
  AnswerLeft: 409,
  ApplicantElsewhere: 409,
  ApplicationNotChosen: 409,
  ApplicationAnswered: 409,
  ConsentChanged: 409,
  ConversationClosed: 409,
  ConversationEnded: 409,
  ConversationFull: 409,
  HoldsAnother: 409,
  LastFactor: 409,
  LastWayIn: 409,
  LeaseLost: 409,
  NoPassword: 409,
  OwnFile: 409,
  OwnProperty: 409,
  PartChanged: 409,
  PartTaken: 409,
  SecondOpinionPending: 409,
  SlotClosed: 409,
  SlotFull: 409,
  SlotPlacesTaken: 409,
  SlotsOverlap: 409,
  StageChanged: 409,
  StaleVersion: 409,
  StoppedByCoTenant: 409,
  UniqueEmailActiveAccount: 409,
  UploadsWaiting: 409,
  VisitNotProposed: 409,
  VisitNotYet: 409,
  TokenExpired: 410,
  DocumentTooLarge: 413,
  RequestTooLarge: 413,
  DocumentTypeRefused: 415,
  UnsupportedMediaType: 415,
  DecisionIncomplete: 422,
  DocumentKindNeeded: 422,
  DocumentKindRefused: 422,
  DocumentInfected: 422,
  DocumentProtected: 422,
  DocumentTooLong: 422,
  DocumentUnreadable: 422,
  FileFull: 422,
  FileIncomplete: 422,
  NoRentalFile: 422,
  PropertyIncomplete: 422,
  TooManyDocuments: 422,
  TooManyGuarantors: 422,
  ConfirmationNeeded: 428,
  DeskLimitReached: 429,
  TooManyMails: 429,
  ExportUnderWay: 429,
  TooManyRequests: 429,
  TooManyUploads: 429,
  HeadersTooLarge: 431,
  Unexpected: 500,
  AddressServiceUnavailable: 503,
  CertificateRegistryUnavailable: 503,
  DocumentStoreUnavailable: 503,
  IdentityUnavailable: 503,
  ServiceUnavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** One entry of `errors` in a response. */
export type ErrorEntry = { code: ErrorCode; field?: string; message?: string }

/** `retryAfter` is in seconds and becomes the `Retry-After` header of a 429 or 503. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly entries: readonly ErrorEntry[]
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: ErrorOptions & { entries?: readonly ErrorEntry[]; retryAfter?: number } = {}) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.entries = options.entries ?? [{ code }]
    this.retryAfter = options.retryAfter
  }
}
