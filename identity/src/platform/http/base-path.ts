import type { Config } from '#platform/config/environment.ts'

/** The path of this server's public address; usually empty. */
export const basePath = ({ IDENTITY_URL }: Pick<Config, 'IDENTITY_URL'>): string =>
  new URL(IDENTITY_URL).pathname.replace(/\/$/, '')
