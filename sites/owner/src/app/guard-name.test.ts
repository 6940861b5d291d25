import { expect, it } from 'vitest'
import { guardName } from './guard-name.ts'

it.each([
  ['without any name', {}, '/proprietaire'],
  ['without first name', { lastName: 'Martin', firstName: '' }, '/proprietaire'],
  ['without last name', { firstName: 'Jeanne' }, '/proprietaire'],
  ['named', { firstName: 'Jeanne', lastName: 'Martin' }, undefined],
])('an owner %s, on a page that needs a name', (_, names, path) => {
  expect(guardName('named', names)).toBe(path)
  expect(guardName('signed-in', names)).toBeUndefined()
})
