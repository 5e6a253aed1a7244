/** The health check of the image: ends with 0 when the process answers at /healthz. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`, {
  signal: AbortSignal.timeout(4000),
});
process.exit(answer.ok ? 0 : 1);
