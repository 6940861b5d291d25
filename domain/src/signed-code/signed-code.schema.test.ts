import { expect, it } from 'vitest'
import { type CodeResult, codeResults, gravestResult } from './signed-code.schema.ts'

it.each<[CodeResult[], CodeResult]>([
  [[], 'NO_CODE'],
  [['NO_CODE'], 'NO_CODE'],
  [['NO_CODE', 'SIGNED_AND_VALID'], 'SIGNED_AND_VALID'],
  [['SIGNED_AND_VALID', 'CODE_UNREADABLE'], 'CODE_UNREADABLE'],
  [['SIGNED_AND_VALID', 'SIGNATURE_DOES_NOT_MATCH'], 'SIGNATURE_DOES_NOT_MATCH'],
  [['AUTHORITY_UNKNOWN', 'CERTIFICATE_REVOKED'], 'CERTIFICATE_REVOKED'],
])('of %j the gravest is %s', (results, gravest) => expect(gravestResult(results)).toBe(gravest))

it.each(codeResults)('alone, %s is the gravest', (result) => expect(gravestResult([result])).toBe(result))
