import { distanceBetween } from './distance-between.ts'
import { variableNames } from './variable-names.generated.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Families in which every name is ours. Other prefixes, such as API_ or POSTGRES_, belong to platforms as well. */
export const ownPrefixes = [
  'ACCESSIBILITY_',
  'ACCOUNT_',
  'ADDRESS_API_',
  'ANALYTICS_',
  'ANNOUNCEMENT_',
  'ASSETS_',
  'BAILCLAIR_',
  'CHAT_',
  'CONSENT_',
  'DATABASE_',
  'DOCUMENT_',
  'DPE_',
  'DRAIN_',
  'FEDERATION_',
  'FIGURE_',
  'FIGURES_',
  'IDENTITY_DATABASE_',
  'MAIL_',
  'METRICS_',
  'OPERATOR_',
  'SIGN_IN_',
  'SMTP_',
  'TOKEN_',
] as const

/** Close to one of ours by chance; set by web frameworks. */
const ordinary = new Set(['APP_URL'])

/** Kubernetes writes `<SERVICE>_SERVICE_HOST` and `<SERVICE>_PORT=tcp://…` for every service of a namespace. */
const isServiceLink = (name: string, value: string) =>
  /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP|SCTP)(_\w+)?$/.test(name) || /^(tcp|udp|sctp):\/\//.test(value)

/** Dozens that npm sets for what it starts. */
const isFromNpm = (name: string) => name.startsWith('npm_')

/** A slip in a short name is one letter: with two, HOME would be HOST. */
const slipsAllowed = (name: string) => (name.length < 8 ? 1 : 2)

/** One line for each variable that looks like a misspelt one of ours, without its value. */
export function findUnknownVariables(env: Environment, namesOfSchema: readonly string[]): string[] {
  const known = new Set([...variableNames, ...namesOfSchema])
  return Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined || known.has(name) || ordinary.has(name)) return []
    if (isFromNpm(name) || isServiceLink(name, value)) return []
    const near = nearestOf(name, known)
    if (near) return [`${name} is unknown: did you mean ${near}?`]
    return ownPrefixes.some((prefix) => name.startsWith(prefix))
      ? [`${name} is unknown: docs/operations.md lists every variable`]
      : []
  })
}

function nearestOf(name: string, known: ReadonlySet<string>): string | undefined {
  const written = name.toUpperCase().replaceAll('-', '_')
  const [nearest] = [...known]
    // the difference in length is the least distance; it spares most comparisons
    .filter((it) => Math.abs(it.length - written.length) <= slipsAllowed(it))
    .map((it) => ({ it, distance: distanceBetween(written, it) }))
    .filter(({ it, distance }) => distance <= slipsAllowed(it))
    .sort((a, b) => a.distance - b.distance)
  return nearest?.it
}
