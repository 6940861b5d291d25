import type { IsCommonPassword } from '@bailclair/domain/identity/common-forms.rules.ts'
import { useState } from 'react'
import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'
import { logError } from '#platform/log.ts'
import { useSiteConfig } from '#platform/site-config.ts'

const notYet: IsCommonPassword = () => false

/**
 * The list of common passwords, 11 kB (decision 9). Call `load` when someone starts to choose a password. If loading
 * fails, the server still checks.
 */
export function useCommonPasswords(): { isCommon: IsCommonPassword; load: () => void } {
  const [isCommon, setIsCommon] = useState<{ check: IsCommonPassword }>({ check: notYet })
  const { name: siteName } = useSiteConfig()
  const load = () => {
    holdFailureWhileLeaving(import('@bailclair/domain/identity/common-passwords.rules.ts')).then(
      ({ isCommonPassword }) => setIsCommon({ check: isCommonPassword }),
      (cause) => logError('The list of common passwords did not come', cause),
    )
  }
  return { isCommon: (password, context) => isCommon.check(password, { ...context, siteName }), load }
}
