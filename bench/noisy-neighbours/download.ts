import { ask } from '../ask.ts'

/** What one account asks for, again and again, on so many connections at once. A PDF needs a ticket each time. */
export type Noise = { name: string; url: string; grantUrl?: string; token: string; atOnce: number }

/** One download, with its ticket if it needs one. */
export async function download({ url, grantUrl, token }: Noise) {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  if (!grantUrl) return ask(url, { headers }, false)
  const json = { ...headers, 'content-type': 'application/json' }
  const granted = await ask(grantUrl, { method: 'POST', headers: json, body: Buffer.from('{}') })
  if (granted.status !== 200) return granted
  const { ticket } = JSON.parse(granted.body) as { ticket: string }
  return ask(url + ticket, {}, false)
}
