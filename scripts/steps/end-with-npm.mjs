const POLL_MS = 250;

/**
 * Ends this process in order when its npm has died. npm passes signals on, but a killed npm cannot,
 * and an invisible server would keep the port.
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
