import { Button, ButtonLink, IconButton, LinkButton } from '@bailclair/site-kit/ui/button/button.tsx'
import { CopyButton } from '@bailclair/site-kit/ui/copy-button/copy-button.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useState } from 'react'
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Buttons',
  variants: 'Variants, then compact with an icon',
  primary: 'Add a property',
  secondary: 'Edit',
  quiet: 'Cancel',
  danger: 'Delete this property',
  pending: 'Pending',
  press: 'Save',
  disabled: 'Unavailable',
  others: 'Links, icon alone, copy',
  anchor: 'See my properties',
  print: 'Print',
  copy: 'Copy the link',
  before: 'Did the message not arrive?',
  linkButton: 'Send it again',
}

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ButtonSamples() {
  const [isPending, setPending] = useState(false)
  const press = () => {
    setPending(true)
    setTimeout(setPending, 2000, false)
  }
  return (
    <Section title={t.title}>
      <Sample title={t.variants}>
        <Stack>
          <Cluster>
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {t[variant]}
              </Button>
            ))}
          </Cluster>
          <Cluster>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} compact icon={variant === 'danger' ? 'trash' : 'plus'}>
                {t[variant]}
              </Button>
            ))}
          </Cluster>
        </Stack>
      </Sample>
      <Sample title={t.pending}>
        <Cluster>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} pending>
              {t[variant]}
            </Button>
          ))}
          <Button pending={isPending} onClick={press}>
            {t.press}
          </Button>
        </Cluster>
      </Sample>
      <Sample title={t.disabled}>
        <Cluster>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {t[variant]}
            </Button>
          ))}
        </Cluster>
      </Sample>
      <Sample title={t.others}>
        <Stack>
          <Cluster>
            <ButtonLink href="#content" iconEnd="arrow-right">
              {t.anchor}
            </ButtonLink>
            <ButtonLink href="#content" variant="secondary">
              {t.anchor}
            </ButtonLink>
            <IconButton icon="print" label={t.print} />
            <CopyButton text="https://bailclair.example/candidater/7f3k" label={t.copy} />
          </Cluster>
          <p>
            {t.before} <LinkButton>{t.linkButton}</LinkButton>.
          </p>
        </Stack>
      </Sample>
    </Section>
  )
}
