import { startSite } from '@bailclair/site-kit/app/start-site.tsx'
import '@bailclair/site-kit/ui/styles/main.css'
import './app.css'
import { site } from './site.ts'

void startSite(site)
