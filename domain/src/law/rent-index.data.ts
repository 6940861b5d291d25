/**
 * Indice de référence des loyers (Insee, base 100 in the fourth quarter of 1998), mainland without Corsica. An operator
 * adds later ones without a release.
 */
export const rentIndexes: Readonly<Record<string, number>> = {
  '2020-Q1': 130.57,
  '2020-Q2': 130.57,
  '2020-Q3': 130.59,
  '2020-Q4': 130.52,
  '2021-Q1': 130.69,
  '2021-Q2': 131.12,
  '2021-Q3': 131.67,
  '2021-Q4': 132.62,
  '2022-Q1': 133.93,
  '2022-Q2': 135.84,
  '2022-Q3': 136.27,
  '2022-Q4': 137.26,
  '2023-Q1': 138.61,
  '2023-Q2': 140.59,
  '2023-Q3': 141.03,
  '2023-Q4': 142.06,
  '2024-Q1': 143.46,
  '2024-Q2': 145.17,
  '2024-Q3': 144.51,
  '2024-Q4': 144.64,
  '2025-Q1': 145.47,
  '2025-Q2': 146.68,
  '2025-Q3': 145.77,
  '2025-Q4': 145.78,
}
