/** Runs work for each of many, some at a time; after a failure no other begins. */
export async function forEachAtOnce<Each>(
  all: AsyncIterable<Each>,
  work: (each: Each) => Promise<void>,
  atOnce = 4,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  // Kept, since work may fail while the next of the list is still waited for.
  const throwFirst = () => {
    if (failures.length > 0) throw failures[0];
  };
  try {
    for await (const each of all) {
      throwFirst();
      const one = work(each)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(one));
      running.add(one);
      if (running.size >= atOnce) await Promise.race(running);
    }
  } finally {
    await Promise.all(running);
  }
  throwFirst();
}
