import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeFailure, errorEvent, traceEvent, writeEnvelope } from '@bailclair/domain/error-report/error-report.ts'
import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testSite } from '#test/server-site.ts'
import { createReportReceiver } from './error-reports.ts'

const place = { part: 'x', route: '/confirmerCompte/:token', platform: 'javascript', environment: 'x' } as const
const moment = { id: 'a'.repeat(32), at: 1_700_000_000 }
const error = Object.assign(new Error('x is not a function'), {
  stack: 'Error\n  at f (https://a.example/assets/a.js:1:2)',
})
const event = errorEvent(describeFailure(error), { ...place, browser: 'Firefox' }, moment)
const envelope = writeEnvelope(event)

describe('the report receiver', () => {
  const forward = vi.fn()
  let server: Server

  async function listen(isOn: boolean) {
    const reporter = { isOn, forward } as unknown as ErrorReporter
    const config = { NODE_ENV: 'production', RELEASE: '1.2.3' } as const
    const receive = createReportReceiver({ reporter, site: testSite, siteUrl: 'https://bailclair.example', config })
    server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  beforeEach(() => listen(true))
  afterEach(() => {
    server.close()
    forward.mockReset()
  })

  const post = async (body: string, headers: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo
    const { status } = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', ...headers },
      body,
    })
    return status
  }

  it('forwards an error with our own release, part and destination', async () => {
    const elsewhere = envelope.replace('{"event_id"', '{"dsn":"https://k@evil.example/1","event_id"')
    expect(await post(elsewhere, { origin: 'https://bailclair.example' })).toBe(202)
    expect(forward.mock.calls).toEqual([
      [
        expect.objectContaining({
          release: '1.2.3',
          environment: 'production',
          tags: { part: 'browser', browser: 'Firefox' },
          transaction: '/confirmerCompte/:token',
          exception: event.exception,
        }),
      ],
    ])
    expect(JSON.stringify(forward.mock.calls)).not.toContain('evil.example')
  })

  it('forwards a trace', async () => {
    expect(await post(writeEnvelope(traceEvent({ op: 'pageload', seconds: 2, isOk: true }, place, moment)))).toBe(202)
    expect(forward.mock.calls[0]?.[0]).toMatchObject({ start_timestamp: moment.at - 2, timestamp: moment.at })
  })

  it.each([
    ['from another site', envelope, { origin: 'https://evil.example' }, 403],
    ['of another kind', envelope, { 'content-type': 'text/plain' }, 415],
    ['too large', envelope.padEnd(20_000), {}, 413],
    ['no envelope', 'hello', {}, 400],
    ['of a page that is none', envelope.replaceAll('/confirmerCompte/:token', '/confirmerCompte/s3cr3t'), {}, 400],
    ['with the words of a person', envelope.replace('x is not a function', 'jeanne@example.org'), {}, 400],
  ])('refuses one %s', async (_, body, headers, status) => {
    expect(await post(body, headers)).toBe(status)
    expect(forward).not.toHaveBeenCalled()
  })

  it('accepts sixty a minute', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(60_000 * 1_000)
    const statuses: number[] = []
    for (let count = 0; count < 61; count++) statuses.push(await post(envelope))
    expect([statuses.at(59), statuses.at(60)]).toEqual([202, 429])
    vi.spyOn(Date, 'now').mockReturnValue(60_000 * 1_001)
    expect(await post(envelope)).toBe(202)
    vi.restoreAllMocks()
  })

  it('is disabled without a destination', async () => {
    server.close()
    await listen(false)
    expect(await post(envelope)).toBe(404)
  })
})
