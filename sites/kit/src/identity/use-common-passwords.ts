import { useState } from 'react'
import { logError } from '#platform/log.ts'

type IsCommon = (password: string) => boolean

const notYet: IsCommon = () => false

/**
 * The list of decisions 9, 8 kB that only someone who chooses a password needs: `load` when they start. Should it not
 * come, the server still refuses what is on it.
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
