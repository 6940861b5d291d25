import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { signalsInEnglish, signalsInFrench } from '@bailclair/texts/signal-texts.ts'

export const signalNameMessages = defineMessages({ fr: signalsInFrench, en: signalsInEnglish })
