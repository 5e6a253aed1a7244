/** A function of one number, tabled from 0 to `most` and read between its entries. */
export function tabled(of: (x: number) => number, most = 1, entries = 1024): (x: number) => number {
  const table = Float32Array.from({ length: entries + 2 }, (_, i) => of((i * most) / entries));
  const scale = entries / most;
  return (x) => {
    const at = x <= 0 ? 0 : x >= most ? entries : x * scale;
    const i = at | 0;
    return table[i] + (table[i + 1] - table[i]) * (at - i);
  };
}
