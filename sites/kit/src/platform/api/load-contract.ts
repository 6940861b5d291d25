import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'
import { ApiError } from './api-error.ts'

/**
 * Contracts import the schema library, which public pages need only when something is sent: `await loadContract(() =>
 * import('@bailclair/domain/…'))`.
 */
export async function loadContract<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await holdFailureWhileLeaving(load())
  } catch (cause) {
    throw new ApiError('NetworkFailure', { cause })
  }
}
