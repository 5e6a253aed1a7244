/** A form's values: text, or lists and objects of values. */
export type FormValue = string | FormValue[] | FormObject;
export type FormObject = { [name: string]: FormValue };

type Node = string | Map<string, Node>;

/**
 * Parses a form with nested brackets, as Stripe's clients send it: `items[0][price]=…`. An object
 * with the names 0, 1, 2 … is a list.
 */
export function parseForm(text: string): FormObject {
  const root = new Map<string, Node>();
  for (const [name, value] of new URLSearchParams(text)) set(root, keysOf(name), value);
  return Object.fromEntries([...root].map(([key, node]) => [key, valueOf(node)]));
}

/** `items[0][price]` → items, 0, price. */
function keysOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function set(map: Map<string, Node>, keys: readonly string[], value: string): void {
  const [named = '', ...rest] = keys;
  const key = named === '' ? String(map.size) : named;
  if (rest.length === 0) {
    map.set(key, value);
    return;
  }
  const present = map.get(key);
  const next = present instanceof Map ? present : new Map<string, Node>();
  map.set(key, next);
  set(next, rest, value);
}

function valueOf(node: Node): FormValue {
  if (typeof node === 'string') return node;
  const entries = [...node];
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) {
    return entries.map(([, inner]) => valueOf(inner));
  }
  return Object.fromEntries(entries.map(([key, inner]) => [key, valueOf(inner)]));
}
