import { checkTypography } from '@bailclair/site-kit/test/typography.ts'

checkTypography(import.meta.glob('../**/*.messages.ts', { eager: true }))
