type Environment = { DPE_CLIENT_ID?: string | undefined; DPE_CLIENT_SECRET?: string | undefined }

/** The one client of the registry: the owner API. */
export const registryClient = (env: Environment) => ({
  id: env.DPE_CLIENT_ID ?? 'one-machine-demonstration-registry-client',
  secret: env.DPE_CLIENT_SECRET ?? 'one-machine-demonstration-registry-secret',
})
