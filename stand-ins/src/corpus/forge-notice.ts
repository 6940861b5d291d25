import { codeAuthority, type SignerName } from '#signed-code/code-authority.ts'
import { drawCode, forgeCode } from '#signed-code/sign-code.ts'
import type { Drawing, Item } from './drawing.ts'
import { drawTaxNotice, type TaxNotice, taxNoticeCode } from './papers/tax-notice.ts'
import type { Person } from './people.ts'
import type { CodeForgery } from './truth.ts'

/** Euros by which forgers raise their income. */
const raise = 14_000
const raised: readonly (CodeForgery | undefined)[] = ['CODE_ALTERED', 'PAGE_ALTERED']

/** What a page says after the forgery. */
export const printedNotice = (genuine: TaxNotice, forgery: CodeForgery | undefined): TaxNotice =>
  raised.includes(forgery) ? { ...genuine, referenceIncome: genuine.referenceIncome + raise } : genuine

const forgedSigners: Partial<Record<CodeForgery, SignerName>> = {
  CERTIFICATE_EXPIRED: 'EXPIRED',
  CERTIFICATE_REVOKED: 'REVOKED',
  AUTHORITY_UNKNOWN: 'UNKNOWN',
}

type NoticeLook = {
  wording: number
  isNumbered: boolean
  forgery?: CodeForgery | undefined
  /** Who signs a genuine one. */
  signer?: SignerName
  /** Whose code may be on the page. */
  other: Person
  /** A damaged code is covered in part, or missing. */
  isCutOut?: boolean
}

/** The two pages of a notice with its code, or what a forger makes of them. */
export async function noticePages(genuine: TaxNotice, look: NoticeLook): Promise<Drawing[]> {
  const { forgery, other, isCutOut = false, signer = 'VALID', ...rest } = look
  const printed = printedNotice(genuine, forgery)
  const signed = forgery === 'CODE_OF_ANOTHER' ? { ...genuine, holder: other, partner: undefined } : genuine
  const code = taxNoticeCode(signed, codeAuthority.signers[(forgery && forgedSigners[forgery]) ?? signer])
  const shown =
    forgery === 'CODE_ALTERED' ? forgeCode(code, `41${genuine.referenceIncome}`, `41${printed.referenceIncome}`) : code
  const isDamaged = forgery === 'CODE_DAMAGED'
  const pages = drawTaxNotice(printed, {
    ...rest,
    picture: isDamaged && isCutOut ? undefined : await drawCode(shown, 4),
  })
  return isDamaged ? pages.map(coverCode) : pages
}

/** A label glued over half of the code. */
function coverCode(page: Drawing): Drawing {
  const items = page.items.flatMap((item): Item[] => {
    if (!('picture' in item)) return [item]
    const { x, y, width, height } = item
    return [
      item,
      { shape: 'box', x: x + width * 0.3, y: y - 2, width: width * 0.75, height: height + 4, colour: '#f4efdf' },
    ]
  })
  return { ...page, items }
}
