import { startLoader } from '@bailclair/site-kit/app/loader/loader.ts'

/** Written into the public pages (decision 213). */
startLoader((entry) => import(/* @vite-ignore */ entry))
