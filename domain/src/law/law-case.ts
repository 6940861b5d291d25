/**
 * Worked out by hand: the text that says so, what it is about, and what it says. A day with an asterisk is an edge: the
 * answer is another one a day earlier or a day later.
 */
export type LawCase<About extends readonly unknown[]> = readonly [
  text: string,
  ...about: About,
  expected: string | number,
]
