import { propertySteps } from '@bailclair/domain/property/wizard.rules.ts'
import { expect, it } from 'vitest'
import { pathToStep } from './step-paths.ts'

it('gives each step its address, with an id or none', () => {
  expect(propertySteps.map((step) => pathToStep(step))).toEqual([
    '/nom-propriete',
    '/type-propriete',
    '/adresse-propriete',
    '/amenagement-propriete',
    '/surface',
    '/loyer-propriete',
    '/diagnostic-propriete',
    '/valider-propriete',
  ])
  expect(pathToStep('livingSpace', 'p-1')).toBe('/surface/p-1')
})
