import type { IncomingMessage, ServerResponse } from 'node:http'

export type Exchange = {
  req: IncomingMessage
  res: ServerResponse
  /** The requested URL on this server's public address, whatever the Host header. */
  url: URL
  /** The client's address, behind trusted proxies too. */
  address: string
}

export type Headers = Readonly<Record<string, string>>

export function send({ res }: Exchange, status: number, headers: Headers = {}, body = ''): void {
  res.writeHead(status, { 'cache-control': 'no-store', 'content-length': String(Buffer.byteLength(body)), ...headers })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}

export const sendJson = (exchange: Exchange, status: number, body: unknown, headers: Headers = {}): void =>
  send(exchange, status, { 'content-type': 'application/json; charset=utf-8', ...headers }, JSON.stringify(body))

export const sendHtml = (exchange: Exchange, status: number, html: string, headers: Headers = {}): void =>
  send(exchange, status, { 'content-type': 'text/html; charset=utf-8', ...headers }, html)

/** 303: the browser continues with GET, whatever the method was. */
export const redirect = (exchange: Exchange, location: string): void => send(exchange, 303, { location })
