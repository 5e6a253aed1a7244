/** Makes ids for SVG of any words: each once, so that a second trench is trench-2. */
export function idMaker(): (words: string) => string {
  const used = new Map<string, number>();
  return (words) => {
    const plain = words
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '');
    const name = /^[a-z]/.test(plain) ? plain : `part-${plain}`;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}
