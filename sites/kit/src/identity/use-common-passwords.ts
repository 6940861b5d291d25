import { useState } from 'react'
import { logError } from '#platform/log.ts'

type IsCommon = (password: string) => boolean

const notYet: IsCommon = () => false

/**
 * The list of common passwords, 8 kB (decision 9). Call `load` when someone starts to choose a password. If loading
 * fails, the server still checks.
 */
export function useCommonPasswords(): { isCommon: IsCommon; load: () => void } {
  const [isCommon, setIsCommon] = useState<{ check: IsCommon }>({ check: notYet })
  const load = () => {
    import('@bailclair/domain/identity/common-passwords.rules.ts').then(
      ({ isCommonPassword }) => setIsCommon({ check: isCommonPassword }),
      (cause) => logError('The list of common passwords did not come', cause),
    )
  }
  return { isCommon: isCommon.check, load }
}
