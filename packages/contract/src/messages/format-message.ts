/**
 * Puts values into the `{name}` marks of a message. Throws when a mark has no value,
 * so that a forgotten value shows in tests and not on a screen.
 */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (_mark, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${message}"`);
    return String(value);
  });
}
