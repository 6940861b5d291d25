import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { operator } from '#test/operator.ts'
import { placeholderProblems } from './placeholders.ts'
import { siteEnvironment, variable, variables } from './site-environment.ts'

const problemsOf = (env: Record<string, string | undefined>) =>
  placeholderProblems(siteEnvironment, { ...operator, ...env })
const ownNames = Object.entries(siteEnvironment.shape)
  .filter(([, schema]) => variables.get(schema)?.ownValue)
  .map(([name]) => name)

describe('placeholderProblems', () => {
  it('has none for an operator of its own', () => {
    expect(problemsOf({})).toEqual([])
    expect(Object.keys(operator).sort()).toEqual([...ownNames].sort())
  })

  it.each(ownNames)('%s must be set', (name) => {
    expect(problemsOf({ [name]: undefined })).toEqual([`${name} is missing: its default is a placeholder`])
  })

  it.each([
    ['OPERATOR_REGISTRATION', '000 000 000'],
    ['OPERATOR_REGISTRATION', '000000000'],
    ['OPERATOR_NAME', 'Agence publique du logement de démonstration'],
    ['OPERATOR_ADDRESS', '1 place de la Mairie, 00000 Démonstration'],
    ['HOSTING_PROVIDER', 'Hébergeur de démonstration, 00000 Démonstration'],
    ['HOSTING_PHONE', '+33 0 00 00 00 00'],
    ['SUPPORT_EMAIL', 'support@bailclair.example'],
    ['DPO_EMAIL', 'dpo@example.org'],
    ['SECURITY_EMAIL', ' Securite@Ville.Example '],
    ['BLOG_URL', 'https://blog.bailclair.example'],
    ['SOCIAL_URLS', 'https://ville.fr https://mastodon.bailclair.example/@bailclair'],
    ['SURVEY_URL', 'https://enquete.bailclair.example/proprietaires'],
  ])('%s=%s is a placeholder', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: production needs your own value, this is a placeholder`])
  })

  it.each([
    ['OPERATOR_REGISTRATION', '130 025 265'],
    ['OPERATOR_LEGAL_FORM', 'Établissement public administratif'],
    ['HOSTING_PHONE', '+33 1 00 00 00 00'],
    ['SUPPORT_EMAIL', 'support@exemple-ville.fr'],
    ['SUPPORT_EMAIL', 'example@ville.fr'],
    ['BLOG_URL', 'https://www.example-ville.fr/blog'],
    ['BLOG_URL', '/aide'],
    ['SURVEY_URL', ''],
    ['SOCIAL_URLS', ''],
    ['DPO_EMAIL', 'dpo@rehearsal.test'],
  ])('%s=%s is not', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([])
  })

  it.each(['OPERATOR_NAME', 'SUPPORT_EMAIL', 'OPERATOR_REGISTRATION'])('%s may not be empty', (name) => {
    expect(problemsOf({ [name]: ' ' })).toEqual([`${name}: production needs a value`])
  })

  it.each([
    ['smtp://localhost:3025', false],
    ['smtp://user:password@127.0.0.1:3025', false],
    ['smtp://localhost:25', true],
    ['smtps://relay.ville.fr:465', true],
  ])('a mail server at %s is accepted: %s', (SMTP_URL, isAccepted) => {
    const schema = z.object({ SMTP_URL: variable.text('', 'mail server') })
    expect(placeholderProblems(schema, { SMTP_URL })).toHaveLength(isAccepted ? 0 : 1)
  })
})
