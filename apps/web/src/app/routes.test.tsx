import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paginate } from '@toile/contract';
import { listTools } from '@toile/tools';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderRoutes } from '../testing/render-app.tsx';
import { createRoutes } from './routes.tsx';

const CREDITS = { credits: 36, username: 'ada', email: 'ada@example.com' };
const ONE_PAGE = paginate({ page: 1, pageSize: 20, total: 0 });

beforeEach(() => {
  fakeApi({ 'GET /get-user-credits/': { body: CREDITS } });
});

function signIn() {
  document.cookie = 'signed_in=1; path=/';
}

async function openMenu(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu');
}

test('a visitor sees Home, Pricing, Login and Register', async () => {
  renderRoutes(createRoutes(), '/pricing');
  await screen.findByRole('heading', { name: 'Pricing' });
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  const links = nav.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Home', 'Pricing', 'Login', 'Register']);
});

test('the landing page opens the dialog at the tab that was asked for', async () => {
  renderRoutes(createRoutes(), '/');
  const main = within(await screen.findByRole('main'));
  const [inHero] = await main.findAllByRole('button', { name: 'Register' });
  fireEvent.click(inHero as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('tab', { name: 'Register', selected: true })).toBeTruthy();
  const link = dialog.getByRole('link', { name: 'Continue with Email' });
  expect(link.getAttribute('href')).toBe('/register');
  expect(dialog.queryByText(/Google/)).toBeNull();
});

test('the landing page links to every tool, with the slash at the end', async () => {
  renderRoutes(createRoutes(), '/');
  await screen.findByRole('heading', { name: 'What goes in, what comes out' });
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const tools = listTools().map(({ id }) => `/${id}/`);
  expect(hrefs.filter((href) => tools.includes(href?.replace(/\/?$/, '/') ?? ''))).toEqual(tools);
  const pages = ['/what-it-draws', '/terms-of-service', '/cookie-policy'];
  expect(hrefs.filter((href) => pages.includes(href ?? ''))).toEqual(pages);
});

test('a user sees the credits and the account menu', async () => {
  signIn();
  renderRoutes(createRoutes(), '/pricing');
  expect(await screen.findByText('36 credits')).toBeTruthy();
  const items = within(await openMenu('Your account')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Instructions',
    'My Credits',
    'Palettes',
    'Account',
    'Logout',
  ]);
});

test('an operator’s menu leads to the operators’ page, which is not there for others', async () => {
  signIn();
  const isNotThere = async () => {
    renderRoutes(createRoutes(), '/operators');
    return screen.findByRole('heading', { name: 'Page not found' });
  };
  expect(await isNotThere()).toBeTruthy();
  cleanup();
  fakeApi({
    'GET /get-user-credits/': { body: { ...CREDITS, is_operator: true } },
    'GET /operators/users/': { body: { users: [], pagination: ONE_PAGE } },
  });
  renderRoutes(createRoutes(), '/pricing');
  const menu = within(await openMenu('Your account'));
  fireEvent.click(await menu.findByRole('menuitem', { name: 'Operators' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Operators' })).toBeTruthy();
});

test('an operator without a second factor is led to the account', async () => {
  signIn();
  const body = { ...CREDITS, is_operator: true, needs_two_factor: true };
  fakeApi({ 'GET /get-user-credits/': { body } });
  renderRoutes(createRoutes(), '/operators');
  const link = await screen.findByRole('link', { name: 'To your account' });
  expect(link.getAttribute('href')).toBe('/account');
});

test('My Credits shows the balance', async () => {
  signIn();
  renderRoutes(createRoutes(), '/pricing');
  fireEvent.click(within(await openMenu('Your account')).getByText('My Credits'));
  const dialog = await screen.findByRole('dialog', { name: 'My Credits' });
  expect(dialog.textContent).toContain('ada@example.com');
});

test('Features lists every tool', async () => {
  signIn();
  renderRoutes(createRoutes(), '/pricing');
  expect(within(await openMenu('Features')).getAllByRole('menuitem')).toHaveLength(
    listTools().length,
  );
});

test('the mobile menu has the legal pages too, and closes when one is chosen', async () => {
  renderRoutes(createRoutes(), '/pricing');
  fireEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Cookie policy' })).toBeTruthy();
  fireEvent.click(menu.getByRole('link', { name: 'Terms of service' }));
  expect(await screen.findByRole('heading', { name: 'Terms of service' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['/swap-garment', '/swap-garment/'])(
  'the mobile menu marks the tool at %s',
  async (path) => {
    signIn();
    renderRoutes(createRoutes(), path);
    expect(await screen.findByRole('heading', { name: 'Swap garment' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const here = await menu.findAllByRole('link', { current: 'page' });
    expect(here.map((link) => link.getAttribute('href'))).toEqual(['/swap-garment/']);
  },
);

test('a change of page moves the focus to its heading and names the window', async () => {
  const router = renderRoutes(createRoutes(), '/pricing');
  await screen.findByRole('heading', { name: 'Pricing' });
  await router.navigate('/cookie-policy');
  const heading = await screen.findByRole('heading', { name: 'Cookie policy' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Cookie policy · Toile');
});

test('an unknown address has a page of its own', async () => {
  renderRoutes(createRoutes(), '/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

test('a new query of the same page leaves the focus where it is', async () => {
  const router = renderRoutes(createRoutes(), '/pricing');
  await screen.findByRole('heading', { name: 'Pricing' });
  await router.navigate('/pricing?from=menu');
  expect(document.activeElement).toBe(document.body);
});
