import { browserPorts } from './browser-ports.ts';
import { JobEventHub } from './job-event-hub.ts';

let hub: JobEventHub | undefined;

/** The hub of this tab, made when first asked for. */
export function getJobEventHub(): JobEventHub {
  hub ??= new JobEventHub(browserPorts());
  return hub;
}
