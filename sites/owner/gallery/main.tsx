import { LanguageProvider } from '@bailclair/site-kit/platform/messages/language-provider.tsx'
import { loadTexts } from '@bailclair/site-kit/platform/messages/split-messages.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@bailclair/site-kit/ui/styles/main.css'
import './gallery.css'
import { Gallery } from './gallery.tsx'

/** Every block in every state, for developers and for axe: `/galerie?theme=dark`. English only. */
const asked = new URLSearchParams(window.location.search)
const root = document.getElementById('root')
if (!root) throw new Error('gallery/index.html has no #root')

await loadTexts('en')
createRoot(root).render(
  <StrictMode>
    <LanguageProvider initial="en" onSwitch={loadTexts}>
      <Gallery initialTheme={asked.get('theme') ?? 'system'} />
    </LanguageProvider>
  </StrictMode>,
)
