import type { ToolId } from '@toile/contract';

const FILES = import.meta.glob<string>('../images/tools/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture of what the tool makes, drawn by the studio engine (`npm run draw-tool-cards`). */
export function toolPicture(id: ToolId): string | undefined {
  return FILES[`../images/tools/${id}.webp`];
}
