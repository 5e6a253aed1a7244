/**
 * The output that a re-roll replaces: a re-roll of one image replaces its origin, one of four does
 * not.
 */
export function replacedBy(job: { originId: string | null; total: number }): { replaces?: string } {
  return job.originId !== null && job.total === 1 ? { replaces: job.originId } : {};
}
