import { formatFullTime } from '../lib/time/time-ago.ts';
import { useTimeAgo } from '../lib/time/use-time-ago.ts';

/** A time as a distance, and in full on hover. */
export function TimeAgo({ timestamp }: { timestamp: string }) {
  const words = useTimeAgo(timestamp);
  return (
    <time dateTime={timestamp} title={formatFullTime(new Date(timestamp))}>
      {words}
    </time>
  );
}
