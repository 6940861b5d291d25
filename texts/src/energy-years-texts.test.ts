import { expect, it } from 'vitest'
import { listYears } from './energy-years-texts.ts'

it.each([
  [2021, 2021, '2021', '2021'],
  [2021, 2022, '2021 et 2022', '2021 and 2022'],
  [2021, 2023, '2021, 2022 et 2023', '2021, 2022 and 2023'],
  [2019, 2023, '2019, 2020, 2021, 2022 et 2023', '2019, 2020, 2021, 2022 and 2023'],
  [2018, 2023, 'de 2018 à 2023', '2018 to 2023'],
  [2015, 2100, 'de 2015 à 2100', '2015 to 2100'],
])('%i to %i', (first, last, french, english) => {
  expect([listYears('fr', first, last), listYears('en', first, last)]).toEqual([french, english])
})
