import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useEffect, useEffectEvent } from 'react'
import { pathTo } from '#platform/paths.ts'
import { type AskedProperty, useAskedProperty } from './asked-property.ts'
import { useKeepIntent } from './share-link.queries.ts'
import { useApplyAddress } from './use-apply-address.ts'

/**
 * Keeps the property of the address with the account, so that another device shows it too. A tenant with a file then
 * goes on to the property. Returns its address while the page waits for that.
 */
export function useArrival(hasFile: boolean): string | undefined {
  const asked = useAskedProperty()
  const addressOf = useApplyAddress()
  const navigate = useNavigate()
  const errors = useErrorTexts()
  const { mutateAsync } = useKeepIntent()

  const arrive = useEffectEvent(async (property: AskedProperty, isHere: () => boolean) => {
    const isKept = await mutateAsync(property).then(
      () => true,
      (cause: unknown) => {
        logError('Failed to keep the property', cause)
        if (!hasFile) showToast({ kind: 'danger', text: errors[codeOf(cause)] })
        return false
      },
    )
    if (!isHere()) return
    // Replaces the history entry, so that Back does not return here.
    if (hasFile) window.location.replace(addressOf(property.token))
    else if (isKept) navigate(pathTo('MyFile'), { replace: true })
  })
  const { token } = asked ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each property
  useEffect(() => {
    if (!asked) return
    let isHere = true
    void arrive(asked, () => isHere)
    // Whoever went on is not called back.
    return () => {
      isHere = false
    }
  }, [token])

  return asked && hasFile ? addressOf(asked.token) : undefined
}
