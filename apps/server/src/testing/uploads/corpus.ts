import { buildBrokenFiles } from './broken-files.ts';
import { buildBombs, buildClaimedSizes } from './claimed-sizes.ts';
import { buildConvertedKinds } from './converted-kinds.ts';
import { buildCutFiles } from './cut-files.ts';
import { buildForeignFiles } from './foreign-files.ts';
import { buildMetadataFiles } from './metadata-files.ts';
import { buildPolyglots } from './polyglots.ts';
import type { UploadCase } from './upload-case.ts';

/**
 * Files that somebody may send as pictures, built anew and identical each time: none of them is
 * stored in the repository. `isWhole` adds those that take seconds to build.
 */
export async function buildCorpus({ isWhole = false } = {}): Promise<UploadCase[]> {
  const families = [
    buildForeignFiles(),
    buildBrokenFiles(),
    buildCutFiles(),
    buildClaimedSizes(),
    buildPolyglots(),
    buildConvertedKinds(),
    buildMetadataFiles(),
    ...(isWhole ? [buildBombs()] : []),
  ];
  return (await Promise.all(families)).flat();
}

/** The files that are refused with a certain status: few enough to be sent as one user. */
export async function buildRefusedFiles() {
  const families = await Promise.all([
    buildForeignFiles(),
    buildBrokenFiles(),
    buildClaimedSizes(),
  ]);
  return families
    .flat()
    .flatMap(({ name, file, status, wanted }) =>
      wanted === 'refused' && status !== undefined ? [{ name, file, status }] : [],
    );
}
