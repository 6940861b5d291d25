import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { useRegister } from './register.queries.ts'

export type Confirmation =
  | { state: 'pending' }
  | { state: 'done'; email: string }
  | { state: 'failed'; error: ApiError }

/** One call per link: React mounts twice in development, and Back returns here. */
const answers = new Map<string, Promise<Confirmation>>()

/** Confirms the account when the page opens. */
export function useConfirmation(token: string): { confirmation: Confirmation; retry: () => void } {
  const { confirmAccount } = useRegister()
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'pending' })

  const confirm = useCallback(() => {
    const answer =
      answers.get(token) ??
      confirmAccount(token).then(
        ({ email }): Confirmation => ({ state: 'done', email }),
        (cause): Confirmation => ({
          state: 'failed',
          error: cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause }),
        }),
      )
    answers.set(token, answer)
    return answer
  }, [token, confirmAccount])

  useEffect(() => {
    let isWanted = true
    void confirm().then((answer) => isWanted && setConfirmation(answer))
    return () => {
      isWanted = false
    }
  }, [confirm])

  const retry = () => {
    answers.delete(token)
    setConfirmation({ state: 'pending' })
    void confirm().then(setConfirmation)
  }
  return { confirmation, retry }
}
