import { ApiError } from './api-error.ts'

/**
 * Contracts bring the schema library along, which a public page does not need to be read: it comes when something is
 * sent. `await loadContract(() => import('@bailclair/domain/…'))`
 */
export async function loadContract<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new ApiError('NetworkFailure', { cause })
  }
}
