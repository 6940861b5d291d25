import { createPathTo } from '@bailclair/site-kit/platform/router/path-to.ts'

/** The addresses of the verification desk. The table of routes says what is there. */
export const patterns = {
  SignIn: '/',
  Queue: '/file-d-attente',
  Part: '/dossier/:id',
  Figures: '/chiffres',
} as const

export const pathTo = createPathTo(patterns)
