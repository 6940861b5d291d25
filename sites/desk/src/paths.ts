import { securityPath } from '@bailclair/domain/site/security-path.ts'
import { createPathTo } from '@bailclair/site-kit/platform/router/path-to.ts'

export const patterns = {
  SignIn: '/',
  Queue: '/file-d-attente',
  Part: '/dossier/:id',
  Figures: '/chiffres',
  Security: securityPath,
} as const

export const pathTo = createPathTo(patterns)
