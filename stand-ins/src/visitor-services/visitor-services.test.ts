import { afterAll, beforeAll, expect, it } from 'vitest'
import { startVisitorServices } from './visitor-services.ts'

let services: Awaited<ReturnType<typeof startVisitorServices>>
let url: string
beforeAll(async () => {
  services = await startVisitorServices({ port: 0 })
  url = `http://localhost:${services.port}`
})
afterAll(() => services.stop())

const received = async () => (await fetch(`${url}/received`)).json()
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { method: 'POST', headers, body })

it.each(['/chat/l.js', '/analytics/matomo.js'])('%s can be loaded by other origins', async (path) => {
  const { status, headers } = await fetch(`${url}${path}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

it('records what the services receive and shows it', async () => {
  await post('/chat/messages', '{"id":"a","email":"jeanne@example.org"}')
  await post('/analytics/matomo.php?idsite=1&e_c=owner&e_a=register-top-form', '')
  const envelope = '{"event_id":"1"}\n{"type":"event"}\n{"exception":{}}\n'
  expect((await post('/api/7/envelope/', envelope)).status).toBe(403)
  const { status } = await post('/api/7/envelope/', envelope, { 'x-sentry-auth': 'Sentry sentry_key=a' })
  expect(status).toBe(200)
  expect(await received()).toMatchObject([
    { service: 'errors', content: { item: { type: 'event' }, content: { exception: {} } } },
    { service: 'analytics', content: { idsite: '1', e_c: 'owner', e_a: 'register-top-form' } },
    { service: 'chat', content: { id: 'a', email: 'jeanne@example.org' } },
  ])
  const page = await (await fetch(url, { headers: { cookie: 'lang=en' } })).text()
  expect(page).toContain('<h1>What the services received</h1>')
  expect(page).toContain('register-top-form')
})

it.each(['/elsewhere', '/api/x/envelope/'])('refuses a POST to %s', async (path) => {
  expect((await post(path, '')).status).toBe(405)
})
