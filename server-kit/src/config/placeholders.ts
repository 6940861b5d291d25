import type { z } from 'zod/mini'
import { variables } from './site-environment.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Names that RFC 2606 keeps for documentation, and defaults of ours. A rehearsal may use `.test`: not refused. */
const placeholders = [
  /[@/.](([\w-]+\.)+example|example\.(com|net|org))(?![\w-])/i,
  /(?<!\p{L})démonstration(?!\p{L})/iu,
  /^(\+33)?[0 ]+$/,
]

/** The mail catcher of the one-machine mode. */
const standInMailServer = /^smtps?:\/\/([^@/]*@)?(localhost|127\.0\.0\.1|\[::1\]):3025\b/

/** Legal notice, senders and links of an operator that does not exist. Only variables marked as `own` are compared. */
export function placeholderProblems(schema: z.ZodMiniObject, env: Environment): string[] {
  const problems = Object.entries(schema.shape).flatMap(([name, type]) => {
    const ownValue = variables.get(type as z.ZodMiniType)?.ownValue
    const value = env[name]?.trim()
    if (!ownValue) return []
    if (value === undefined) return [`${name} is missing: its default is a placeholder`]
    if (value === '') return ownValue === 'needed' ? [`${name}: production needs a value`] : []
    return placeholders.some((pattern) => pattern.test(value))
      ? [`${name}: production needs your own value, this is a placeholder`]
      : []
  })
  if ('SMTP_URL' in schema.shape && standInMailServer.test(env['SMTP_URL'] ?? ''))
    problems.push('SMTP_URL: this is the mailbox of the one-machine mode, which delivers nothing')
  return problems
}
