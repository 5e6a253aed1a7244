import { expect, test } from 'vitest';
import { createPictureRuns, START } from '../../testing/picture-runs.ts';
import { openSignedIn } from '../../testing/register.ts';
import { buildBadForms, buildOddNames, type RawForm } from '../../testing/uploads/bad-forms.ts';

const runs = await createPictureRuns();

import { paintCloth } from '../../testing/uploads/paint-cloth.ts';

const ada = await openSignedIn(runs, 'ada');
const png = await paintCloth().png().toBuffer();

function send({ type, body }: RawForm) {
  return runs.app.inject({
    method: 'POST',
    url: START,
    headers: { 'content-type': type, 'x-csrftoken': ada.cookies.get('csrftoken') ?? '' },
    cookies: Object.fromEntries(ada.cookies),
    payload: body,
  });
}

test.each(buildBadForms(png))('a form $name ends in no fault of ours', async (form) => {
  const { statusCode, body } = await send(form);
  expect([body, statusCode < 500]).toEqual([body, true]);
});

test.each(buildOddNames(png))('a $name is read like any other', async (form) => {
  const { statusCode, body } = await send(form);
  // Without a file name it is a text field, and its text is no data URI.
  const wanted = form.name.includes('""') ? [202, 400] : [202];
  expect([body, wanted.includes(statusCode)]).toEqual([body, true]);
  await runs.work();
});
