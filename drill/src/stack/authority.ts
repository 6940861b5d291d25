import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '#machine/run-command.ts'
import { hostNames } from './addresses.ts'

export type Authority = {
  /** Certificate of the authority, which clients trust. */
  certificateFile: string
  /** Key and certificate of the servers, apart and in one file. */
  server: { keyFile: string; certificateFile: string; bothFile: string }
}

/** An authority of this drill alone, and a certificate for every host name of it. */
export async function makeAuthority(folder: string): Promise<Authority> {
  mkdirSync(folder, { recursive: true })
  const at = (name: string) => join(folder, name)
  const names = [...Object.values(hostNames), 'localhost'].map((name) => `DNS:${name}`)
  writeFileSync(
    at('server.ext'),
    `subjectAltName=${[...names, 'IP:127.0.0.1'].join(',')}\nextendedKeyUsage=serverAuth,clientAuth\n`,
  )
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  await runCommand([
    ...['openssl', 'req', '-x509', ...newKey, '-days', '30', '-subj', '/CN=BailClair drill'],
    ...['-keyout', at('authority.key'), '-out', at('authority.pem')],
  ])
  await runCommand([
    ...['openssl', 'req', ...newKey, '-subj', '/CN=localhost'],
    ...['-keyout', at('server.key'), '-out', at('server.csr')],
  ])
  await runCommand([
    ...['openssl', 'x509', '-req', '-days', '30', '-in', at('server.csr'), '-extfile', at('server.ext')],
    ...['-CA', at('authority.pem'), '-CAkey', at('authority.key'), '-CAcreateserial', '-out', at('server.pem')],
  ])
  const both = readFileSync(at('server.pem'), 'utf8') + readFileSync(at('server.key'), 'utf8')
  writeFileSync(at('both.pem'), both, { mode: 0o600 })
  return {
    certificateFile: at('authority.pem'),
    server: { keyFile: at('server.key'), certificateFile: at('server.pem'), bothFile: at('both.pem') },
  }
}
