import { createLogger, type Logger } from '#logger.ts'
import { createErrorReporter, type ErrorReporter } from './reporter.ts'

type Settings = Parameters<typeof createErrorReporter>[0] & { LOG_LEVEL: string }

/** What a server logs as an error is reported, too; what nobody caught ends the process, once it was told. */
export function createReportingLogger(config: Settings, part: string): { logger: Logger; reporter: ErrorReporter } {
  const reporter = createErrorReporter(config, part)
  const logger = createLogger(config, undefined, reporter.report)
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught')
    reporter.close().finally(() => process.exit(1))
  })
  return { logger, reporter }
}
