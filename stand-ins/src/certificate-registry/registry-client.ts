type Environment = { DPE_CLIENT_ID?: string | undefined; DPE_CLIENT_SECRET?: string | undefined }

/** The API is the only client of the registry. */
export const registryClient = (env: Environment) => ({
  id: env.DPE_CLIENT_ID ?? 'one-machine-demonstration-registry-client',
  secret: env.DPE_CLIENT_SECRET ?? 'one-machine-demonstration-registry-secret',
})
