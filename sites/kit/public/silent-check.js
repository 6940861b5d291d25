// Runs in a hidden iframe: passes the identity server's answer, which is in the URL, to the parent page.
parent.postMessage(location.href, location.origin)
