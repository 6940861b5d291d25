import type { SignUp } from '@bailclair/domain/identity/sign-up.schema.ts'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { useRegister } from './register.queries.ts'

export type Confirmation =
  | { state: 'pending' }
  | { state: 'done'; email: string }
  /** This browser did not sign up: a person decides. */
  | { state: 'asked'; signUp: SignUp }
  | { state: 'refused'; email: string }
  | { state: 'failed'; error: ApiError }

const toFailure = (cause: unknown): Confirmation => ({
  state: 'failed',
  error: cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause }),
})
const isAsked = (cause: unknown) => cause instanceof ApiError && cause.code === 'ConfirmationNeeded'

/** One call per link: React mounts twice in development, and Back returns here. */
const answers = new Map<string, Promise<Confirmation>>()

/** Confirms the account when the page opens, or asks in a browser that did not sign up. */
export function useConfirmation(token: string) {
  const { confirmAccount, findSignUp, confirmByHand, refuseSignUp } = useRegister()
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'pending' })
  const [isPending, setPending] = useState(false)
  const [wasPressed, setPressed] = useState(false)

  const confirm = useCallback(() => {
    const open = async (): Promise<Confirmation> => {
      try {
        return { state: 'done', ...(await confirmAccount(token)) }
      } catch (cause) {
        if (!isAsked(cause)) throw cause
        return { state: 'asked', signUp: await findSignUp(token) }
      }
    }
    const answer = answers.get(token) ?? open().catch(toFailure)
    answers.set(token, answer)
    return answer
  }, [token, confirmAccount, findSignUp])

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
  const press = async (work: () => Promise<Confirmation>) => {
    setPressed(true)
    setPending(true)
    const answer = await work().catch(toFailure)
    answers.delete(token)
    setPending(false)
    setConfirmation(answer)
  }
  return {
    confirmation,
    isPending,
    /** The button that had the focus is gone. */
    wasPressed,
    retry,
    confirmByHand: () => press(async () => ({ state: 'done', ...(await confirmByHand(token)) })),
    refuse: ({ email }: SignUp) =>
      press(async () => {
        await refuseSignUp(token)
        return { state: 'refused', email }
      }),
  }
}
