/** Two minutes, and ten seconds until a page notices: it looks every six. WCAG 2.2.1 asks for 20 s. */
export const sessionWarningSeconds = 130

export type SessionStage = 'running' | 'ending' | 'over'

/** `endsAt` is undefined where the identity server does not tell it: then nobody is warned. */
export function sessionStage(endsAt: Date | undefined, now: Date): SessionStage {
  if (!endsAt) return 'running'
  const leftMs = endsAt.getTime() - now.getTime()
  if (leftMs <= 0) return 'over'
  return leftMs <= sessionWarningSeconds * 1_000 ? 'ending' : 'running'
}
