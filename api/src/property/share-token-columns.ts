import type { SealedToken } from '#platform/token/token-keyring.ts'

export const shareTokenColumns = ({ hash, sealed, keyId }: SealedToken) => ({
  shareToken: null,
  shareTokenHash: hash,
  shareTokenSealed: sealed,
  shareTokenKeyId: keyId,
})
