import { longestWish, scopeAsked } from '@bailclair/domain/application/consent-scope.rules.ts'
import { isPlausibleEntry } from '@bailclair/domain/application/entry-date.rules.ts'
import { calendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '@bailclair/site-kit/ui/error-summary/error-summary.tsx'
import { DateField } from '@bailclair/site-kit/ui/field/date-field.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useRef } from 'react'
import { pathTo } from '#platform/paths.ts'
import type { TenantSession } from '#platform/tenant-session.ts'
import { applyFormMessages } from './apply-form.messages.ts'
import type { ApplyTarget } from './apply-target.ts'
import { consentMessages } from './consent.messages.ts'
import { consentMemory } from './consent-memory.ts'
import { useSignUpPage } from './tenant-pages.ts'

type Props = {
  target: ApplyTarget
  tenant: TenantSession
  /** Set when the applicant has an account and only the consent is missing. */
  onAgreed?: (() => void) | undefined
}

/** Consent, then sign in or create an account. Nothing happens without consent (decision 83). */
export function ApplyForm({ target, tenant, onAgreed }: Props) {
  const t = useMessages(applyFormMessages)
  const consents = useMessages(consentMessages)
  const signUpPage = useSignUpPage()
  const { token, name, address, ownerName, visitFirst = false } = target
  const names = { owner: ownerName, property: name, address }
  const isCreating = useRef(false)

  const form = useForm({
    initial: { entryDate: '', wish: '', consent: false },
    rules: {
      entryDate: (date) =>
        date === '' || (calendarDate.safeParse(date).success && isPlausibleEntry(date, todayInParis(new Date())))
          ? undefined
          : 'date-not-valid',
      wish: (wish) => (wish.trim().length > longestWish ? 'text-too-long' : undefined),
      consent: (isTicked) => (isTicked ? undefined : 'box-not-checked'),
    },
    labels: { entryDate: t.entryDate.label, wish: t.wish.label },
    send: async ({ wish, entryDate }) => {
      if (isCreating.current) return window.location.assign(signUpPage(token))
      consentMemory.keep(token, {
        scope: scopeAsked(visitFirst),
        ...(wish.trim() && { wish: wish.trim() }),
        ...(entryDate && { entryDate }),
      })
      if (onAgreed) onAgreed()
      else await tenant.signIn(pathTo('ValidConnectProperty', { token }))
    },
  })
  const chooses = (creates: boolean) => () => {
    isCreating.current = creates
  }

  return (
    <form {...form.props} data-start="touch">
      <Stack gap={24}>
        <ErrorSummary {...form.summary} />
        <DateField {...form.field('entryDate')} label={t.entryDate.label} hint={t.entryDate.hint} optional />
        {visitFirst && (
          <TextareaField
            {...form.field('wish')}
            label={t.wish.label}
            hint={t.wish.hint}
            limit={longestWish}
            rows={3}
            optional
          />
        )}
        <section>
          <h2>{t.consent}</h2>
          <div className="apply-consent">
            <Checkbox
              {...form.box('consent')}
              label={visitFirst ? consents.contact(names) : consents.text(names)}
              required
            />
          </div>
        </section>
        {form.failure && (
          <Callout kind="danger" role="alert">
            {form.failure.text}
          </Callout>
        )}
        {onAgreed ? (
          <Cluster>
            <Button type="submit" iconEnd="arrow-right" pending={form.isPending}>
              {t.apply}
            </Button>
          </Cluster>
        ) : (
          <>
            <Cluster className="apply-ways">
              <Button type="submit" icon="user" pending={form.isPending} onClick={chooses(false)}>
                {t.existing}
              </Button>
              <Button type="submit" icon="plus" variant="secondary" onClick={chooses(true)}>
                {t.create}
              </Button>
            </Cluster>
            <p className="small muted">{t.createHelp}</p>
          </>
        )}
      </Stack>
    </form>
  )
}
