import { beforeEach, describe, expect, it, vi } from 'vitest'

const stack = 'TypeError: x\n    at open (http://localhost/assets/app-1a.js:1:2)'
const failing = (message = 'x is not a function', more = stack) =>
  Object.assign(new TypeError(message), { stack: more })

/** Fresh modules: each document remembers what it already sent. */
async function watch(isOn = true) {
  vi.resetModules()
  const { watchErrors } = await import('./watch-errors.ts')
  return watchErrors({ errorReports: { isOn, release: '1' } }, () => '/candidater/:token')
}

const answer = vi.fn<typeof fetch>()
const events = () => answer.mock.calls.map(([, init]) => JSON.parse(String(init?.body).split('\n')[2] ?? ''))
const settled = () => vi.dynamicImportSettled()

beforeEach(() => {
  answer.mockReset().mockResolvedValue(new Response(null, { status: 202 }))
  vi.stubGlobal('fetch', answer)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})

describe('an error on a page', () => {
  it('is reported with its place', async () => {
    const report = await watch()
    report(failing())
    await settled()
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
    expect(answer.mock.calls[0]?.[0]).toBe('/error-reports')
    expect(events()).toMatchObject([
      {
        transaction: '/candidater/:token',
        platform: 'javascript',
        exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
      },
    ])
  })

  it.each([
    ['an error nobody caught', () => window.dispatchEvent(Object.assign(new Event('error'), { error: failing() }))],
    [
      'a promise nobody waited for',
      () => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failing() })),
    ],
  ])('also %s', async (_, happen) => {
    await watch()
    happen()
    await vi.waitFor(() => expect(answer).toHaveBeenCalled())
  })

  it('is reported once per place, and only from our code', async () => {
    const report = await watch()
    report(failing())
    report(failing())
    report(failing('x', 'TypeError: x\n    at chrome-extension://abc/inject.js:1:2'))
    report('no error at all')
    report(null)
    await settled()
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
  })

  it('is not reported again after a refusal', async () => {
    answer.mockResolvedValue(new Response(null, { status: 429 }))
    const report = await watch()
    report(failing())
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
    await settled()
    report(failing('y is not a function'))
    await settled()
    expect(answer).toHaveBeenCalledOnce()
  })

  it('is not reported when disabled', async () => {
    const report = await watch(false)
    report(failing())
    await settled()
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('the load time of a page', () => {
  it.each([
    [0.049, 1],
    [0.05, 0],
  ])('is reported by one visit in twenty: at %d, %i', async (random, count) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ duration: 1_500 } as PerformanceEntry])
    vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
    await watch()
    await settled()
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(count))
    if (count > 0) expect(events()).toMatchObject([{ type: 'transaction', transaction: '/candidater/:token' }])
  })
})

it.each([
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge'],
  ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/18.0 Safari/604.1', 'Safari'],
  ['curl/8', 'other'],
])('%s is %s', async (userAgent, family) => {
  const { familyOf } = await import('./send-report.ts')
  expect(familyOf(userAgent)).toBe(family)
})
