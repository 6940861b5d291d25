import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDsn } from './dsn.ts'
import { createErrorReporter } from './reporter.ts'

describe('readDsn', () => {
  it.each([
    ['https://key@reports.example/7', 'https://reports.example/api/7/envelope/'],
    ['http://key@localhost:3009/errors/7', 'http://localhost:3009/errors/api/7/envelope/'],
  ])('%s becomes %s', (dsn, url) => {
    expect(readDsn(dsn)).toMatchObject({ url, headers: { 'x-sentry-auth': expect.stringContaining('sentry_key=key') } })
  })
})

describe('a reporter', () => {
  let service: Server
  let status = 200
  const received: { path: string; envelope: string }[] = []

  beforeEach(async () => {
    service = createServer((request, response) => {
      read(request).then((envelope) => {
        received.push({ path: request.url ?? '', envelope })
        response.writeHead(status).end('{}')
      })
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
  })
  afterEach(() => {
    service.close()
    received.length = 0
    status = 200
  })

  const start = (random = () => 1) => {
    const { port } = service.address() as AddressInfo
    const settings = { ERROR_REPORT_DSN: `http://key@127.0.0.1:${port}/7`, RELEASE: '1.2.3', NODE_ENV: 'production' }
    return createErrorReporter(settings, 'api', { random })
  }

  it('reports where an error happened, not its message', async () => {
    const reporter = start()
    reporter.report(Object.assign(new Error('jeanne@example.org'), { code: 'ECONNRESET' }), '/api/property/:id')
    await reporter.close()
    expect(received.map(({ path }) => path)).toEqual(['/api/7/envelope/'])
    const event = JSON.parse(received[0]?.envelope.split('\n')[2] ?? '')
    expect(event).toMatchObject({
      platform: 'node',
      release: '1.2.3',
      environment: 'production',
      transaction: '/api/property/:id',
      tags: { part: 'api' },
      exception: { values: [{ type: 'Error', value: 'ECONNRESET' }] },
    })
    expect(event.exception.values[0].stacktrace.frames.at(-1).filename).toBe(
      '/server-kit/src/error-reports/reporter.test.ts',
    )
    expect(received[0]?.envelope).not.toContain('jeanne')
  })

  it.each([
    [0.049, 1],
    [0.05, 0],
  ])('traces one response in twenty: at %d, %i', async (random, count) => {
    const reporter = start(() => random)
    reporter.trace({ route: '/api/config', milliseconds: 12, status: 200 })
    await reporter.close()
    expect(received).toHaveLength(count)
  })

  it('pauses when the service refuses, and never throws', async () => {
    status = 503
    const reporter = start()
    reporter.report(new Error('first'))
    await reporter.close()
    reporter.report(new Error('second'))
    await reporter.close()
    expect(received).toHaveLength(1)
  })

  it('limits its queue while the service is slow', async () => {
    const reporter = start()
    for (let count = 0; count < 100; count++) reporter.report(new Error('storm'))
    await reporter.close()
    expect(received.length).toBeLessThanOrEqual(21)
  })

  it('does nothing without a DSN', async () => {
    const reporter = createErrorReporter({ ERROR_REPORT_DSN: '', RELEASE: '', NODE_ENV: 'test' }, 'api')
    reporter.report(new Error('x'))
    await reporter.close()
    expect([reporter.isOn, received.length]).toEqual([false, 0])
  })
})

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}
