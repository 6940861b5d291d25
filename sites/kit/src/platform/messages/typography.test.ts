import { checkTypography } from '#test/typography.ts'

checkTypography(import.meta.glob('../../**/*.messages.ts', { eager: true }))
