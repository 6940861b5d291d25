/** Euros by which a sum exceeds another, to the cent. */
export const excessOf = (sum: number, other: number): number => Math.round((sum - other) * 100) / 100
