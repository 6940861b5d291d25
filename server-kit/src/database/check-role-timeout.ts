import type { Logger } from '#logger.ts'

export const readRoleTimeout = `select current_setting('statement_timeout') as timeout`

/**
 * At start: single statements carry no timeout, so only that of the role ends one whose server died. `read` runs
 * `readRoleTimeout` outside a transaction.
 */
export async function checkRoleTimeout(read: () => Promise<{ timeout: string }[]>, logger: Logger): Promise<void> {
  try {
    const [role] = await read()
    if (role?.timeout === '0')
      logger.warn('the database role has no statement_timeout: set it as deploy/postgresql/roles.sql does')
  } catch (err) {
    logger.warn({ err }, 'the statement_timeout of the database role cannot be read')
  }
}
