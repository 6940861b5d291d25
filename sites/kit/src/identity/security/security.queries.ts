import type {
  deskSignInContract,
  ownerSignInContract,
  tenantSignInContract,
} from '@bailclair/domain/identity/sign-in.contract.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useSession } from '#platform/session.ts'

export type SignInContract = typeof ownerSignInContract | typeof tenantSignInContract | typeof deskSignInContract

const methodsKey = ['sign-in-methods'] as const
const sessionsKey = ['sessions'] as const

/** Also what was added on another device. */
const isFresh = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

export function useSignInMethods(contract: SignInContract) {
  const api = useApi()
  const session = useSession()
  const query = useQuery(
    queryOptions({
      queryKey: methodsKey,
      queryFn: ({ signal }) => api(contract.methods, {}, { signal }),
      ...isFresh,
    }),
  )
  const { refetch } = query
  // A window that added something leaves a new session. The page was visible behind it, so it is not focused anew.
  useEffect(() => {
    if (session.status === 'signed-in') void refetch({ cancelRefetch: false })
  }, [session, refetch])
  return query
}

export function useSessions(contract: SignInContract) {
  const api = useApi()
  return useQuery(
    queryOptions({
      queryKey: sessionsKey,
      queryFn: ({ signal }) => api(contract.sessions, {}, { signal }),
      ...isFresh,
    }),
  )
}

export function useRenameMethod(contract: SignInContract) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api(contract.renameMethod, { params: { id }, body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: methodsKey }),
  })
}

export function useRemoveMethod(contract: SignInContract) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api(contract.removeMethod, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: methodsKey }),
  })
}

export function useChangePassword(contract: SignInContract) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api(contract.password, { body: { password } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

/** `undefined`: every other session. */
export function useEndSession(contract: SignInContract) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? api(contract.endOtherSessions, {}) : api(contract.endSession, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}
