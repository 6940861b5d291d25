import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
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
import { galleryMessages } from './gallery.messages.ts'
import { NavigationSamples } from './navigation-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { TableSamples } from './table-samples.tsx'

export function Gallery({ initialTheme }: { initialTheme: string }) {
  const t = useMessages(galleryMessages)
  const { language, switchLanguage } = useLanguage()
  const [theme, setTheme] = useState(initialTheme)

  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.setAttribute('data-theme', theme)
    document.title = t.title
  }, [language, theme, t])

  return (
    <>
      <header className="gallery-bar">
        <Column wide>
          <Cluster between>
            <strong>{t.title}</strong>
            <Cluster>
              <Button variant="quiet" compact onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
                {theme === 'dark' ? t.light : t.dark}
              </Button>
              <Button
                variant="quiet"
                compact
                icon="globe"
                lang={language === 'fr' ? 'en' : 'fr'}
                onClick={() => switchLanguage(language === 'fr' ? 'en' : 'fr')}
              >
                {language === 'fr' ? 'English' : 'Français'}
              </Button>
            </Cluster>
          </Cluster>
        </Column>
      </header>
      <main id="content">
        <Column wide>
          <PageHeader title={t.heading}>{t.intro}</PageHeader>
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
