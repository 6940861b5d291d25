/** Amounts in cents as they are written in France: `2 098,40`, `2.098,40 €`, `63198`. Dates and longer numbers are none. */
export function amountsIn(text: string): number[] {
  const found = text.matchAll(
    /(?<![\d/.,-])(\d{1,3}(?:[ .\u00a0\u202f]\d{3})+|\d{1,7})(?:[,.](\d{2}))?(?![\d/%]|[.,]\d)/g,
  )
  return [...found].map(([, whole = '', cents = '0']) => Number(whole.replace(/\D/g, '')) * 100 + Number(cents))
}
