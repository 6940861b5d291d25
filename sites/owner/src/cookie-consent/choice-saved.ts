/** In the tab: a choice was saved by a document that had to be loaded anew, and this one says so. */
export const choiceSavedKey = 'consent-saved'
