import type { CodeFact, CodeKind, ComparedField } from './signed-code.schema.ts'

type Code = { kind?: CodeKind; compared?: readonly Pick<ComparedField, 'fact' | 'comparison'>[] }

/** Without them on its page, a code says nothing about what the page says. */
const wanted: readonly CodeFact[] = ['NAME', 'REFERENCE_INCOME']

/** Whether there is the code of a tax notice, and each of them says the same as its page. */
export function isNoticeLikeItsCode(codes: readonly Code[]): boolean {
  const notices = codes.filter(({ kind }) => kind === 'TAX_NOTICE')
  return notices.length > 0 && notices.every(matchesPage)
}

const matchesPage = ({ compared = [] }: Code): boolean =>
  compared.every(({ comparison }) => comparison !== 'DIFFERENT') &&
  wanted.every((fact) => compared.some((field) => field.fact === fact && field.comparison === 'SAME'))
