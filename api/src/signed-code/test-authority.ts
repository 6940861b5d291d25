import type { Deps } from '#deps.ts'

/** Of the specification; its private key is printed there. */
export const testAuthority = 'FR00'

export const trustsTestAuthority = ({ config }: Pick<Deps, 'config'>): boolean =>
  config.BAILCLAIR_MODE === 'one-machine'
