import { browserPorts } from './browser-ports.ts';
import { JobEventHub } from './job-event-hub.ts';

let hub: JobEventHub | undefined;

/** The hub of this tab, made at its first use. */
export function getJobEventHub(): JobEventHub {
  hub ??= new JobEventHub(browserPorts());
  return hub;
}
