import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Catalogue, catalogueWords as words } from '@toile/contract';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderRoutes } from '../../../testing/render-app.tsx';
import { CatalogueScreen } from './catalogue-screen.tsx';

const CATALOGUE: Catalogue = {
  groups: [
    {
      id: 'motifs',
      tools: ['create-pattern'],
      things: [{ name: 'leopard', also: ['cheetah', 'ocelot'] }],
    },
    { id: 'flowers', tools: ['create-pattern'], things: [{ name: 'poppy', also: [] }] },
    { id: 'poses', tools: ['create-sketch'], things: [{ name: 'strutting', also: [] }] },
    {
      id: 'colours',
      tools: ['create-pattern'],
      things: [{ name: 'ecru', also: [], hex: '#d8cfb4' }],
    },
  ],
};

const open = (path = '/what-it-draws') =>
  renderRoutes([{ path: '/what-it-draws', Component: CatalogueScreen }], path);

const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('shows what the studio draws, to visitors too, with the tools that read the words', async () => {
  fakeApi({ 'GET /catalogue/': { body: CATALOGUE } });
  open();
  await screen.findByText('poppy');
  expect(screen.getByText('cheetah, ocelot')).toBeTruthy();
  expect(screen.getByText('4 things')).toBeTruthy();
  expect(screen.getByRole('heading', { name: words.sections.patterns })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Create pattern' }).getAttribute('href')).toContain(
    'create-pattern',
  );
  expect(screen.queryByRole('heading', { name: words.sections.places })).toBeNull();
});

test('is searched by all names, and keeps the search in the address', async () => {
  fakeApi({ 'GET /catalogue/': { body: CATALOGUE } });
  const router = open();
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'cheetahs' } });
  await waitFor(() => expect(screen.queryByText('poppy')).toBeNull());
  expect(screen.getByText('leopard')).toBeTruthy();
  expect(screen.getByText('1 thing', { selector: '[aria-live] ' })).toBeTruthy();
  expect(router.state.location.search).toBe('?q=cheetahs');
});

test('says so where nothing is found, and leads back to everything', async () => {
  fakeApi({ 'GET /catalogue/': { body: CATALOGUE } });
  open('/what-it-draws?q=glorp');
  await screen.findByText('Nothing here is called “glorp”');
  fireEvent.click(screen.getByRole('button', { name: words.clear }));
  expect(await screen.findByText('poppy')).toBeTruthy();
});

test('an engine that reads every word has no list', async () => {
  fakeApi({ 'GET /catalogue/': { body: { groups: [] } } });
  open();
  expect(await screen.findByText(words.readsAll)).toBeTruthy();
  expect(names()).toEqual([]);
});

test('a failure can be tried again', async () => {
  let isAway = true;
  fakeApi({
    'GET /catalogue/': () => (isAway ? { status: 404, body: {} } : { body: CATALOGUE }),
  });
  open();
  await screen.findByText(words.failed);
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('poppy')).toBeTruthy();
});
