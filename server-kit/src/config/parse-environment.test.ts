import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { ConfigurationError, parseEnvironment, productionProblems } from './parse-environment.ts'

const schema = z.object({ PORT: z.coerce.number().check(z.int()), SECRET: z.string() })

describe('parseEnvironment', () => {
  it('returns the parsed values', () => {
    expect(parseEnvironment(schema, { PORT: '3', SECRET: 's', OTHER: 'x' })).toEqual({ PORT: 3, SECRET: 's' })
  })

  it('reports all problems at once, without values', () => {
    const parse = () => parseEnvironment(schema, { PORT: 'canary' }, ['and another'])
    expect(parse).toThrow(ConfigurationError)
    expect(parse).toThrow(
      /^The configuration is not valid:\n {2}- PORT: .*\n {2}- SECRET is missing\n {2}- and another$/,
    )
    expect(parse).not.toThrow(/canary/)
  })

  it('refuses a misspelt variable in production only', () => {
    const env = { PORT: '3', SECRET: 's', SECRTE: 'canary' }
    expect(() => parseEnvironment(schema, { ...env, NODE_ENV: 'production' })).toThrow(
      /^The configuration is not valid:\n {2}- SECRTE is unknown: did you mean SECRET\?$/,
    )
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    expect(parseEnvironment(schema, env)).toEqual({ PORT: 3, SECRET: 's' })
    expect(warn.mock.calls).toEqual([['SECRTE is unknown: did you mean SECRET?']])
    warn.mockRestore()
  })

  it('refuses valid values with other problems', () => {
    expect(() => parseEnvironment(schema, { PORT: '3', SECRET: 's' }, ['unfit'])).toThrow('unfit')
  })
})

describe('productionProblems', () => {
  const expected = { schema, publicAddresses: ['WEB_URL'], demonstrationSecrets: { KEY: 'demo' } }
  const production = { NODE_ENV: 'production', WEB_URL: 'https://a.example', KEY: 'own' }

  it.each([
    ['a production that is one', {}, []],
    ['the one-machine mode', { BAILCLAIR_MODE: 'one-machine' }, ['BAILCLAIR_MODE']],
    ['a demonstration secret', { KEY: 'demo' }, ['KEY']],
    ['an address without TLS', { WEB_URL: 'http://a.example' }, ['WEB_URL']],
    [
      'everything at once',
      { BAILCLAIR_MODE: 'one-machine', KEY: 'demo', WEB_URL: '' },
      ['BAILCLAIR_MODE', 'KEY', 'WEB_URL'],
    ],
  ])('%s', (_, env, names) => {
    expect(productionProblems({ ...production, ...env }, expected).map((it) => it.split(':')[0])).toEqual(names)
  })

  it('reports nothing outside production', () => {
    expect(productionProblems({ BAILCLAIR_MODE: 'one-machine', KEY: 'demo' }, expected)).toEqual([])
  })
})
