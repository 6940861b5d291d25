// The identity server returns here when someone signs in again in a window of its own. The page behind that window then
// looks for the session; the code in this address is not used.
const isDone = /[#&]code=/.test(location.hash)
history.replaceState(null, '', location.pathname)
if (isDone) new BroadcastChannel('session').postMessage('signed-in-again')
window.close()
