/** An event that tests wait for. */
export type Gate<T = void> = { passed: Promise<T>; open: (value: T) => void };

export function createGate<T = void>(): Gate<T> {
  let open: Gate<T>['open'] = () => undefined;
  const passed = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
