import { createPathTo } from '@bailclair/site-kit/platform/router/path-to.ts'

export const patterns = {
  SignIn: '/',
  Queue: '/file-d-attente',
  Part: '/dossier/:id',
  Figures: '/chiffres',
} as const

export const pathTo = createPathTo(patterns)
