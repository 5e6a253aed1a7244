const POLL_MS = 250;

/**
 * Under npm: ends this process in order when npm is gone. npm passes signals on, but when it is
 * killed itself it cannot, and a server that nobody sees would keep the port.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  watch.unref();
}
