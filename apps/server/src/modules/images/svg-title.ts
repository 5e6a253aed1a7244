/** In the head of a drawing; its text was escaped, so that it holds no `<`. */
const TITLE = /^([^>]*>\s*<svg[^>]*>\s*)<title>[^<]*<\/title>\s*/;

/**
 * A drawing without the title that earlier releases gave it: the prompt, at times with
 * characters that XML does not allow.
 */
export function withoutTitle(svg: string): string {
  return svg.replace(TITLE, '$1');
}
