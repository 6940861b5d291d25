const key = 'passkey-offer'

/** Kept per browser: a passkey often belongs to one device. */
export const offerSwitch = {
  isOn: (): boolean => {
    try {
      return 'PublicKeyCredential' in window && window.localStorage.getItem(key) !== 'off'
    } catch {
      return false
    }
  },
  turnOff: (): void => {
    try {
      window.localStorage.setItem(key, 'off')
    } catch {
      // Storage is blocked: it is gone until the page is left.
    }
  },
}
