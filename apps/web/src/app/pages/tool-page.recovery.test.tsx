import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { en, type PictureField, type RunInput } from '@toile/contract';
import { getTool } from '@toile/tools';
import { beforeEach, expect, test } from 'vitest';
import { dropAllPictures } from '../../lib/pictures/picture-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sendEvents } from '../../testing/fake-event-sources.ts';
import { fakePictures } from '../../testing/fake-pictures.ts';
import {
  detailsOf,
  doneEvent,
  generationOf,
  imageEvent,
} from '../../testing/generation-fixtures.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { Studio } from '../studio.tsx';
import { fieldsOf, ROUTES, START, setUpToolPage } from './tool-page.harness.tsx';

const page = setUpToolPage();

/** A tool that takes a photo, a mask and a source. */
const TOOL = getTool('swap-garment');
const FIELDS: PictureField[] = ['binary_mask_image', 'original_target_image', 'source_image'];

const inputOf = (field: PictureField): RunInput => ({
  field,
  image_url: `/api/images/${field}`,
  thumbnail_url: `/api/images/${field}?w=512`,
  width: 900,
  height: 1200,
  output_image_id: null,
});

const JOB = {
  job_id: 'found',
  ai_model: TOOL.id,
  prompt: '',
  settings: {},
  inputs: FIELDS.map(inputOf),
  placement: { mask_coordinates: [[3, 4]] },
  total: 4,
  done: 0,
  timestamp: '2026-07-30T10:00:00.000Z',
};

const FILES = Object.fromEntries(
  FIELDS.map((field) => [`GET /images/${field}`, { body: `the ${field}` }]),
);

function openStudio() {
  renderRoutes([{ path: '/', element: <Studio tool={TOOL} owner="ada" /> }], '/');
}

/** Waits for the pictures, starts the run again, and returns the fields that were sent. */
async function regenerate(calls: ReturnType<typeof fakeApi>) {
  await screen.findByRole('button', { name: 'Change: Photo' });
  await waitFor(() =>
    expect(calls.map(({ route }) => route)).toEqual(
      expect.arrayContaining(FIELDS.map((field) => `GET /images/${field}`)),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Regenerate/ }));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(START));
  return fieldsOf(calls.find(({ route }) => route === START));
}

beforeEach(async () => {
  await dropAllPictures();
  fakePictures({ width: 900, height: 1200 });
});

test('a run that is found brings all its pictures, even if none of its images came', async () => {
  const calls = fakeApi({
    ...ROUTES,
    ...FILES,
    'GET /active-generations/': { body: { jobs: [JOB] } },
  });
  openStudio();
  await screen.findByText(en.results.queued);
  await sendEvents(page.sources, doneEvent(1, 0, 4));
  const fields = await regenerate(calls);
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(FIELDS));
  expect(fields.mask_coordinates).toBe('[[3,4]]');
});

test('pictures that the browser has forgotten are brought again by an image of the run', async () => {
  const details = detailsOf(generationOf('a', { type: TOOL.id }));
  const jobs = { body: { jobs: [JOB] } };
  const calls = fakeApi({
    ...ROUTES,
    ...FILES,
    'GET /active-generations/': () => jobs,
    'GET /get-generation/a/': {
      body: { generation_data: { ...details.generation_data, inputs: JOB.inputs } },
    },
  });
  openStudio();
  await screen.findByRole('button', { name: 'Change: Photo' });
  await waitFor(() =>
    expect(calls.filter(({ route }) => route.startsWith('GET /images/'))).toHaveLength(3),
  );
  await waitFor(() => expect(sessionStorage.getItem('toile.wizard')).toContain('source_image'));
  cleanup();
  await dropAllPictures();
  calls.length = 0;
  jobs.body.jobs = [];
  openStudio();
  await screen.findByText(en.results.queued);
  await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
  expect(Object.keys(await regenerate(calls))).toEqual(expect.arrayContaining(FIELDS));
});
