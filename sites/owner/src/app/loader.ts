import { startLoader } from '@bailclair/site-kit/app/loader/loader.ts'
import { announcementPart } from '#announcement/announcement-part.ts'
import { createConsentPart } from '#cookie-consent/consent-part.ts'

/** Written into the pages of the owner site (decision 213). */
startLoader((entry) => import(/* @vite-ignore */ entry), [announcementPart, createConsentPart()])
