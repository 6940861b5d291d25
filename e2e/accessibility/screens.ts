/** A screen in one of its states, and how to get there. */
export type Screen = { name: string; path: string; expectedErrors?: RegExp[] }

export const screens: readonly Screen[] = [
  { name: 'Landing', path: '/' },
  { name: 'NotFound', path: '/nulle-part', expectedErrors: [/status of 404/] },
]
