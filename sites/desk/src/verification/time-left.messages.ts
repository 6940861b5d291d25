import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const timeLeftMessages = defineMessages({
  fr: {
    left: (time: string) => `encore ${time}`,
    late: (time: string) => `dépassé de ${time}`,
    units: {
      minutes: (count: number) => `${fr.number(count)} min`,
      hours: (count: number) => `${fr.number(count)} h`,
      days: (count: number) => `${fr.number(count)} ${fr.plural(count, 'jour', 'jours')}`,
    },
  },
  en: {
    left: (time: string) => `${time} left`,
    late: (time: string) => `${time} overdue`,
    units: {
      minutes: (count: number) => `${en.number(count)} min`,
      hours: (count: number) => `${en.number(count)} h`,
      days: (count: number) => `${en.number(count)} ${en.plural(count, 'day', 'days')}`,
    },
  },
})
