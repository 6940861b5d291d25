import { startSite } from '@bailclair/front/app/start-site.tsx'
import '@bailclair/front/ui/styles/main.css'
import './styles/app.css'
import { site } from './site.ts'

void startSite(site)
