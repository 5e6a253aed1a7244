/** Title in the head of a drawing; its text is escaped, so it contains no `<`. */
const TITLE = /^([^>]*>\s*<svg[^>]*>\s*)<title>[^<]*<\/title>\s*/;

/**
 * A drawing without the title of earlier releases: the prompt, at times with characters that XML
 * forbids.
 */
export function withoutTitle(svg: string): string {
  return svg.replace(TITLE, '$1');
}
