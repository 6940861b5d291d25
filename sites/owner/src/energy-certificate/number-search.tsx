import type { Form } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ReactNode, Ref } from 'react'
import { diagnosticMessages } from './diagnostic.messages.ts'
import type { DiagnosticValues } from './diagnostic-form.ts'
import { NumberHelp } from './number-help.tsx'

type Props = {
  form: Form<DiagnosticValues>
  fieldRef: Ref<HTMLInputElement>
  onSearch: () => void
  /** The outcome, unless it was found or refused. */
  children?: ReactNode
}

/** The search is a submit, so that Enter searches too. */
export function NumberSearch({ form, fieldRef, onSearch, children }: Props) {
  const t = useMessages(diagnosticMessages).number
  return (
    <Stack className="certificate-way">
      <div className="certificate-search">
        <TextField
          {...form.field('number')}
          ref={fieldRef}
          label={t.label}
          hint={t.hint}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" icon="search" pending={form.isPending} onClick={onSearch}>
          {t.search}
        </Button>
      </div>
      {children}
      <NumberHelp />
    </Stack>
  )
}
