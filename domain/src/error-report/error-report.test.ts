import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { browserReport } from './error-report.schema.ts'
import { describeFailure, errorEvent, knownMessage, traceEvent, writeEnvelope } from './error-report.ts'

const secret = 'jeanne.durand@example.org'
const moment = { id: '0'.repeat(31).concat('a'), at: 1_700_000_000 }
const place = {
  part: 'browser',
  route: '/candidater/:token',
  platform: 'javascript',
  environment: 'production',
} as const

function failing(name: string, message: string, stack: string) {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` })
}

describe('describeFailure', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'rentCost')", true],
    ['Cannot set properties of null', true],
    ['owner.names is not a function', true],
    ['Maximum call stack size exceeded', true],
    [`Unexpected token 'j', "${secret}" is not valid JSON`, false],
    [`Cannot read properties of undefined (reading '${secret}')`, false],
    [`${secret} is not defined`, false],
    [secret, false],
  ])('%s is reported: %s', (message, isTold) => expect(knownMessage(message)).toBe(isTold ? message : undefined))

  it.each([
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Jeanne', 'Minified React error #418'],
    [
      'Failed to fetch dynamically imported module: https://site.example/assets/x.js',
      'Failed to fetch dynamically imported module',
    ],
  ])('%s is reported without the rest', (message, told) => expect(knownMessage(message)).toBe(told))

  it.each([
    [
      'of V8, in a browser',
      `    at openDialog (https://site.example/assets/app-1a.js:1:2345)
    at https://site.example/assets/page-2b.js:3:4
    at https://site.example/candidater/s3cr3t:1:1
    at l (https://chat.example/l.js:1:1)`,
      [
        { filename: '/assets/page-2b.js', lineno: 3, colno: 4 },
        { filename: '/assets/app-1a.js', function: 'openDialog', lineno: 1, colno: 2345 },
      ],
    ],
    [
      'of Firefox and Safari',
      `openDialog@https://site.example/assets/app-1a.js:1:2345
@https://site.example/candidater/s3cr3t:1:1`,
      [{ filename: '/assets/app-1a.js', function: 'openDialog', lineno: 1, colno: 2345 }],
    ],
    [
      'of Node',
      `    at save (file:///srv/jeanne/app/api/src/property/save-property.ts:12:3)
    at async Client.query (/srv/jeanne/app/node_modules/pg/lib/client.js:5:6)
    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)
    at eval (eval at x (file:///tmp/jeanne.js:1:1))`,
      [
        {
          filename: 'node:internal/process/task_queues',
          function: 'process.processTicksAndRejections',
          lineno: 103,
          colno: 5,
        },
        { filename: '/node_modules/pg', function: 'async Client.query', lineno: 5, colno: 6 },
        { filename: '/api/src/property/save-property.ts', function: 'save', lineno: 12, colno: 3 },
      ],
    ],
  ])('reads the stack %s and keeps our own files only', (_, stack, frames) => {
    expect(describeFailure(failing('TypeError', secret, stack))).toEqual({ type: 'TypeError', frames })
  })

  it.each(['api/src', 'identity/src', 'server-kit/src', 'texts/src', 'sites/owner/server', 'sites/desk/dist'])(
    'keeps a file of %s',
    (folder) => {
      const { frames } = describeFailure(
        failing('Error', secret, `    at f (file:///srv/jeanne/app/${folder}/a.ts:1:2)`),
      )
      expect(frames).toEqual([{ filename: `/${folder}/a.ts`, function: 'f', lineno: 1, colno: 2 }])
    },
  )

  it('reports a code instead of a message, and no unknown error name', () => {
    expect(describeFailure(Object.assign(new Error(secret), { code: 'ECONNREFUSED' })).value).toBe('ECONNREFUSED')
    expect(describeFailure(Object.assign(new Error(secret), { code: secret })).value).toBeUndefined()
    expect(describeFailure(failing(secret, secret, '')).type).toBe('Error')
    expect(describeFailure(secret)).toEqual({ type: 'NotAnError', frames: [] })
  })

  it('never contains what a person typed', () => {
    const person = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).map((text) => `é${text}@`)
    fc.assert(
      fc.property(person, person, person, (name, message, path) => {
        const failure = describeFailure(failing(name, message, `    at f (https://a.example/${path}:1:1)`))
        expect(JSON.stringify(failure)).not.toContain('é')
      }),
    )
  })
})

describe('an envelope', () => {
  const failure = describeFailure(
    failing('TypeError', 'x is not a function', '  at f (https://a.example/assets/a.js:1:2)'),
  )

  it('has three lines', () => {
    const [header, item, event, ...rest] = writeEnvelope(
      errorEvent(failure, { ...place, release: '1.2' }, moment),
    ).split('\n')
    expect(JSON.parse(header ?? '')).toEqual({ event_id: moment.id })
    expect(JSON.parse(item ?? '')).toEqual({ type: 'event' })
    expect(JSON.parse(event ?? '')).toMatchObject({ release: '1.2', transaction: '/candidater/:token', level: 'error' })
    expect(rest).toEqual([''])
  })

  it('may contain a page load time', () => {
    const trace = traceEvent({ op: 'pageload', seconds: 1.5, isOk: true }, place, moment)
    expect(trace.timestamp - trace.start_timestamp).toBe(1.5)
    expect(writeEnvelope(trace)).toContain('{"type":"transaction"}')
  })

  describe('from a browser', () => {
    const { safeParse } = browserReport(['/', '/candidater/:token'])
    const event = errorEvent(failure, { ...place, browser: 'Firefox' }, moment)
    const trace = traceEvent({ op: 'pageload', seconds: 1.5, isOk: true }, place, moment)
    const changed = (change: object) => ({
      ...event,
      exception: { values: [{ ...event.exception.values[0], ...change }] },
    })

    it.each([
      ['an error', event, true],
      ['a trace', trace, true],
      ['a trace of what failed', traceEvent({ op: 'pageload', seconds: 1, isOk: false }, place, moment), true],
      ['a trace that ends otherwise', { ...trace, contexts: { trace: { status: secret } } }, false],
      ['a trace without an end', { ...trace, contexts: {} }, false],
      ['a code', changed({ value: 'NotSignedIn' }), true],
      ['a message of a person', changed({ value: `${secret} is not a function` }), false],
      ['a type of a person', changed({ type: secret }), false],
      ['a file elsewhere', changed({ stacktrace: { frames: [{ filename: '/home', lineno: 1, colno: 1 }] } }), false],
      ['an unknown page', { ...event, transaction: '/candidater/s3cr3t' }, false],
      ['an unknown browser', { ...event, tags: { browser: secret } }, false],
      ['no id', { ...event, event_id: 'x' }, false],
      ['nothing', {}, false],
    ])('%s: %s', (_, report, isTaken) => expect(safeParse(report).success).toBe(isTaken))

    it.each(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'other'])('the browser %s', (browser) =>
      expect(safeParse({ ...event, tags: { browser } }).data?.tags).toEqual({ browser }),
    )

    it('drops fields that are not listed', () => {
      const parsed = safeParse({ ...event, user: { email: secret }, request: { url: secret }, extra: secret })
      expect(JSON.stringify(parsed.data)).not.toContain(secret)
    })
  })
})
