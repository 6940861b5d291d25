import { codeAuthority, type SignerName } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { drawCode, signCode } from '@bailclair/stand-ins/signed-code/sign-code.ts'
import { importTrust } from '#signed-code/import-trust.service.ts'
import type { startDeps } from './harness.ts'
import { pdf } from './sample-files.ts'

/** Trusts the authority of the stand-ins; only on one machine are its codes believed. */
export const trustCodeAuthority = ({ deps }: Pick<Awaited<ReturnType<typeof startDeps>>, 'deps'>) =>
  importTrust(
    deps,
    [
      { name: 'list', bytes: Buffer.from(codeAuthority.trustList()) },
      { name: 'certificates', bytes: Buffer.from(codeAuthority.certificates()) },
      { name: 'revocations', bytes: codeAuthority.revocationList() },
    ],
    { isForced: false, allowsTestAuthority: true },
  )

export const taxNumber = '3001123456789'
const fields = [
  ['43', '1'],
  ['44', '2278012345678'],
  ['45', '2025'],
  ['46', 'DURAND ANA'],
  ['4A', '31072026'],
  ['41', '25180'],
  ['47', taxNumber],
  ['4Y', '4 RUE DES LILAS/69002/LYON'],
] as const
/** Says that Ana Durand had 25 180 € in 2025. */
export const noticeCode = (signer: SignerName = 'VALID') =>
  signCode({ type: '28', signedOn: '2026-08-01', fields }, codeAuthority.signers[signer])

export const linesOfNotice = (income = '25 180', name = 'Mme DURAND Ana') => [
  'AVIS D’IMPÔT 2026 SUR LES REVENUS DE 2025',
  name,
  `Numéro fiscal : ${taxNumber}`,
  `Revenu fiscal de référence : ${income}`,
  'Nombre de parts : 1,00',
]

type Notice = { code?: Buffer; lines?: readonly string[] }

/** A tax notice with this code, on which these lines are printed. */
export const notice = ({ code = noticeCode(), lines = linesOfNotice() }: Notice = {}) =>
  pdf(0, async (document) => {
    const page = document.addPage([595, 842])
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 50, y: 700 - index * 24, size: 11 })
    const picture = await document.embedPng(await drawCode(code))
    page.drawImage(picture, { x: 480, y: 740, width: 62, height: 62 })
  })
