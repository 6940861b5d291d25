import { checkTypography } from '@bailclair/front/platform/messages/test-typography.ts'

checkTypography(import.meta.glob('../**/*.messages.ts', { eager: true }))
