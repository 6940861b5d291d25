import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { measureFirstVisit } from './first-visit.ts'

/** Limits for a first visit of `/` with gzip, in kilobytes of 1,000 bytes. */
const limits: Record<string, number> = { JavaScript: 111, CSS: 15, Total: 200, Requests: 12 }
const kinds: Record<string, string> = {
  Document: 'HTML',
  Script: 'JavaScript',
  Stylesheet: 'CSS',
  Font: 'Fonts',
  Image: 'Images',
}

const stack = await startTemporaryStack()
const transfers = await measureFirstVisit(stack.addresses.web).finally(stack.stop)

const amounts = new Map<string, number>(Object.values(kinds).map((kind) => [kind, 0]))
const add = (kind: string, amount: number) => amounts.set(kind, (amounts.get(kind) ?? 0) + amount)
for (const { type, bytes } of transfers) {
  for (const kind of [kinds[type] ?? 'Other', 'Total']) add(kind, bytes / 1000)
}
add('Requests', transfers.length)

for (const [kind, amount] of amounts) {
  const limit = limits[kind]
  const value = kind === 'Requests' ? String(amount) : `${amount.toFixed(1)} kB`
  const verdict = limit === undefined ? '' : `of ${limit}, ratio ${(amount / limit).toFixed(2)}`
  console.log(`${kind.padEnd(12)}${value.padStart(10)}  ${verdict}`.trimEnd())
}
const excess = [...amounts].filter(([kind, amount]) => amount > (limits[kind] ?? Number.POSITIVE_INFINITY))
if (excess.length > 0) console.error(`Above the limit: ${excess.map(([kind]) => kind).join(', ')}`)
process.exit(excess.length > 0 || transfers.length === 0 ? 1 : 0)
