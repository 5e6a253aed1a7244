type Closer = () => Promise<void> | void;

/** Parts to end, in the reverse order of their start. */
export type Closers = {
  add: (close: Closer) => void;
  /** Ends everything, each once; a failure does not keep the rest open and is thrown at the end. */
  closeAll: () => Promise<void>;
};

export function createClosers(): Closers {
  const closers: Closer[] = [];
  return {
    add: (close) => void closers.push(close),
    closeAll: async () => {
      const faults: unknown[] = [];
      for (let close = closers.pop(); close; close = closers.pop()) {
        try {
          await close();
        } catch (error) {
          faults.push(error);
        }
      }
      if (faults.length > 0) throw new AggregateError(faults, 'Not everything ended as it should');
    },
  };
}
