/** Tab storage key: a choice was saved just before this document was loaded. */
export const choiceSavedKey = 'consent-saved'
