import type {
  CodeComparison,
  CodeFact,
  CodeKind,
  CodeProblem,
  CodeResult,
} from '@bailclair/domain/signed-code/signed-code.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type CodeWords = {
  results: Record<CodeResult, string>
  /** What a result means, for whoever looks at the document. */
  meanings: Record<CodeResult, string>
  kinds: Record<CodeKind, string>
  facts: Record<CodeFact, string>
  comparisons: Record<CodeComparison, string>
  problems: Record<CodeProblem, string>
}

/** One constant a language, so that a browser loads one. */
export const codeWordsInFrench: CodeWords = {
  results: {
    SIGNED_AND_VALID: 'Signé et valide',
    SIGNATURE_DOES_NOT_MATCH: 'La signature ne correspond pas',
    AUTHORITY_UNKNOWN: 'Autorité inconnue',
    CERTIFICATE_OUT_OF_DATE: 'Certificat périmé',
    CERTIFICATE_REVOKED: 'Certificat révoqué',
    CODE_UNREADABLE: 'Code illisible',
    NO_CODE: 'Aucun code',
  },
  meanings: {
    SIGNED_AND_VALID: 'L’émetteur a signé ce que dit le code. Cela ne prouve pas la page autour : comparez les deux.',
    SIGNATURE_DOES_NOT_MATCH: 'Le code dit autre chose que ce que l’émetteur a signé.',
    AUTHORITY_UNKNOWN:
      'Le code porte une signature impossible à vérifier : son autorité ou son certificat n’est pas dans la liste de confiance.',
    CERTIFICATE_OUT_OF_DATE: 'Le certificat n’était pas valide le jour de la signature.',
    CERTIFICATE_REVOKED: 'L’autorité a retiré ce certificat : le code ne prouve plus rien, quelle que soit sa date.',
    CODE_UNREADABLE: 'Un code 2D-Doc a été trouvé, mais il est incomplet ou mal formé.',
    NO_CODE: 'Beaucoup de documents n’en ont pas : ce n’est pas un défaut.',
  },
  kinds: {
    PROOF_OF_ADDRESS: 'Justificatif de domicile',
    BANK_DETAILS: 'Document bancaire',
    TAX_NOTICE: 'Avis d’impôt',
    PAYSLIP: 'Bulletin de salaire',
    WORK_CONTRACT: 'Contrat de travail',
    IDENTITY: 'Titre d’identité',
  },
  facts: {
    NAME: 'Nom',
    SECOND_NAME: 'Deuxième nom',
    ADDRESS: 'Adresse',
    INCOME_YEAR: 'Année des revenus',
    REFERENCE_INCOME: 'Revenu fiscal de référence',
    TAX_SHARES: 'Nombre de parts',
    INCOME_TAX: 'Impôt sur le revenu',
    COLLECTED_ON: 'Mise en recouvrement',
    DECLARED_ON: 'Date de la déclaration',
    PERIOD_START: 'Début de période',
    PERIOD_END: 'Fin de période',
    TAXABLE_PAY: 'Net imposable',
    TAXABLE_PAY_TO_DATE: 'Cumul du net imposable',
    GROSS_PAY: 'Salaire brut',
    NET_PAY: 'Salaire net',
    EMPLOYER: 'Employeur',
    EMPLOYER_NUMBER: 'SIRET de l’employeur',
    CONTRACT_START: 'Début du contrat',
  },
  comparisons: {
    SAME: 'Identique sur la page',
    DIFFERENT: 'Différent sur la page',
    NOT_FOUND: 'Non trouvé sur la page',
  },
  problems: {
    UNKNOWN_VERSION: 'Version de 2D-Doc inconnue',
    BINARY_FORM: 'Forme binaire, que le service ne lit pas',
    WRONG_HEADER: 'En-tête incomplet ou mal formé',
    WRONG_HEADER_DATE: 'Date impossible dans l’en-tête',
    WRONG_CHARACTER: 'Caractère interdit',
    NO_SIGNATURE: 'Signature absente',
    WRONG_SIGNATURE_FORM: 'Signature mal formée',
    TOO_LONG: 'Trop long pour un code',
    UNKNOWN_TYPE: 'Type de document inconnu : son contenu n’est pas lu',
    MISSING_DATE: 'Date d’émission absente',
    UNKNOWN_FIELD: 'Champ inconnu',
    FIELD_TWICE: 'Champ en double',
    MISSING_FIELD: 'Champ obligatoire absent',
    WRONG_LENGTH: 'Longueur incorrecte',
    WRONG_VALUE: 'Valeur incorrecte',
    WRONG_DATE: 'Date impossible',
    UNSIGNED_ANNEX: 'Annexe non signée, ignorée',
  },
}

export const codeWordsInEnglish: CodeWords = {
  results: {
    SIGNED_AND_VALID: 'Signed and valid',
    SIGNATURE_DOES_NOT_MATCH: 'Signature does not match',
    AUTHORITY_UNKNOWN: 'Authority unknown',
    CERTIFICATE_OUT_OF_DATE: 'Certificate out of date',
    CERTIFICATE_REVOKED: 'Certificate revoked',
    CODE_UNREADABLE: 'Code unreadable',
    NO_CODE: 'No code',
  },
  meanings: {
    SIGNED_AND_VALID: 'The issuer signed what the code says. That does not prove the page around it: compare both.',
    SIGNATURE_DOES_NOT_MATCH: 'The code says something else than what the issuer signed.',
    AUTHORITY_UNKNOWN:
      'The code bears a signature that cannot be checked: the trust list does not have its authority or its certificate.',
    CERTIFICATE_OUT_OF_DATE: 'The certificate was not valid on the day of the signature.',
    CERTIFICATE_REVOKED:
      'The authority withdrew this certificate: the code proves nothing any more, whatever its date.',
    CODE_UNREADABLE: 'A 2D-Doc code was found, but it is incomplete or malformed.',
    NO_CODE: 'Many documents have none: nothing is wrong with that.',
  },
  kinds: {
    PROOF_OF_ADDRESS: 'Proof of address',
    BANK_DETAILS: 'Bank document',
    TAX_NOTICE: 'Tax notice',
    PAYSLIP: 'Payslip',
    WORK_CONTRACT: 'Work contract',
    IDENTITY: 'Identity document',
  },
  facts: {
    NAME: 'Name',
    SECOND_NAME: 'Second name',
    ADDRESS: 'Address',
    INCOME_YEAR: 'Year of the income',
    REFERENCE_INCOME: 'Reference tax income',
    TAX_SHARES: 'Household shares',
    INCOME_TAX: 'Income tax',
    COLLECTED_ON: 'Collection date',
    DECLARED_ON: 'Declared on',
    PERIOD_START: 'Start of the period',
    PERIOD_END: 'End of the period',
    TAXABLE_PAY: 'Taxable net pay',
    TAXABLE_PAY_TO_DATE: 'Taxable net pay to date',
    GROSS_PAY: 'Gross pay',
    NET_PAY: 'Net pay',
    EMPLOYER: 'Employer',
    EMPLOYER_NUMBER: 'Employer number (SIRET)',
    CONTRACT_START: 'Start of the contract',
  },
  comparisons: {
    SAME: 'Same on the page',
    DIFFERENT: 'Different on the page',
    NOT_FOUND: 'Not found on the page',
  },
  problems: {
    UNKNOWN_VERSION: 'Unknown version of 2D-Doc',
    BINARY_FORM: 'Binary form, which the service does not read',
    WRONG_HEADER: 'Header incomplete or malformed',
    WRONG_HEADER_DATE: 'Impossible date in the header',
    WRONG_CHARACTER: 'Forbidden character',
    NO_SIGNATURE: 'No signature',
    WRONG_SIGNATURE_FORM: 'Malformed signature',
    TOO_LONG: 'Too long for a code',
    UNKNOWN_TYPE: 'Unknown type of document: its content is not read',
    MISSING_DATE: 'No issue date',
    UNKNOWN_FIELD: 'Unknown field',
    FIELD_TWICE: 'Field given twice',
    MISSING_FIELD: 'Required field missing',
    WRONG_LENGTH: 'Wrong length',
    WRONG_VALUE: 'Wrong value',
    WRONG_DATE: 'Impossible date',
    UNSIGNED_ANNEX: 'Annex without signature, ignored',
  },
}

export const codeWords: Record<Language, CodeWords> = { fr: codeWordsInFrench, en: codeWordsInEnglish }
