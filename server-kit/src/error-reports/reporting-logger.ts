import { createLogger, type Logger } from '#logger.ts'
import { createErrorReporter, type ErrorReporter } from './reporter.ts'

type Settings = Parameters<typeof createErrorReporter>[0] & { LOG_LEVEL: string }

/** Errors in the log are also reported. An uncaught error is reported, then ends the process. */
export function createReportingLogger(config: Settings, part: string): { logger: Logger; reporter: ErrorReporter } {
  const reporter = createErrorReporter(config, part)
  const logger = createLogger(config, undefined, reporter.report)
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught')
    reporter.close().finally(() => process.exit(1))
  })
  return { logger, reporter }
}
