/** The photo to mask: a file, or the id of one of the user's outputs. */
export type MaskTarget = { kind: 'file'; file: Blob } | { kind: 'output'; outputId: string };

/** A form that names the photo to mask. */
export function targetForm(target: MaskTarget): FormData {
  const form = new FormData();
  if (target.kind === 'file') form.set('target_image', target.file, 'photo');
  else form.set('target_output_id', target.outputId);
  return form;
}
