import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Cluster, Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Toasts } from '@bailclair/site-kit/ui/toast/toasts.tsx'
import { useEffect, useState } from 'react'
import { ButtonSamples } from './button-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { ComboboxSamples } from './combobox-samples.tsx'
import { EnergySamples } from './energy-samples.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { FormSample } from './form-sample.tsx'
import { FoundationSamples } from './foundation-samples.tsx'
import { NavigationSamples } from './navigation-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { TableSamples } from './table-samples.tsx'

export function Gallery({ initialTheme }: { initialTheme: string }) {
  const [theme, setTheme] = useState(initialTheme)

  useEffect(() => document.documentElement.setAttribute('data-theme', theme), [theme])

  return (
    <>
      <header className="gallery-bar">
        <Column wide>
          <Cluster between>
            <strong>Gallery</strong>
            <Button variant="quiet" compact onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
              {theme === 'dark' ? 'Light' : 'Dark'}
            </Button>
          </Cluster>
        </Column>
      </header>
      <main id="content">
        <Column wide>
          <PageHeader title="The blocks of the interface">Every block in every state, light and dark.</PageHeader>
          <FoundationSamples />
          <ButtonSamples />
          <FieldSamples />
          <ChoiceSamples />
          <ComboboxSamples />
          <FormSample />
          <TableSamples />
          <EnergySamples />
          <NavigationSamples />
          <FeedbackSamples />
          <OverlaySamples />
        </Column>
      </main>
      <Toasts />
    </>
  )
}
