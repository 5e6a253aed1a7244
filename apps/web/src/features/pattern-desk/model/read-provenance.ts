import { readPngXmp } from '@toile/raster';

/** The XMP packet of a picture at an address; undefined where it has none or cannot be read. */
export async function readProvenance(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { credentials: 'include' });
    return answer.ok ? readPngXmp(new Uint8Array(await answer.arrayBuffer())) : undefined;
  } catch {
    return undefined; // A file of another format: what it shows can be exported all the same.
  }
}
