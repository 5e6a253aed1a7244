/**
 * A fault of the store: it answers SlowDown; does its work and cuts the connection before it answers;
 * cuts its answer after so many bytes; falls silent after so many bytes of it; says nothing at all.
 */
export type StoreFault =
  | { kind: 'slow-down' }
  | { kind: 'lost-answer' }
  | { kind: 'cut'; afterBytes: number }
  | { kind: 'stall'; afterBytes: number }
  | { kind: 'silence' };

type PlannedFault = { method: string; fault: StoreFault; times: number };

/** The faults to come, by the method of requests. */
export function createFaultPlan() {
  let planned: PlannedFault[] = [];
  return {
    /** Plans a fault for the next so many requests of a method. */
    add(method: string, fault: StoreFault, times = 1): void {
      planned.push({ method, fault, times });
    },
    take(method = ''): StoreFault | undefined {
      const next = planned.find((one) => one.method === method && one.times > 0);
      if (next) next.times -= 1;
      return next?.fault;
    },
    clear(): void {
      planned = [];
    },
  };
}
