import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDelivery } from '../../testing/deliver-run.ts';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { PICTURES_OF_USER } from '../images/picture-turns.ts';

const tile = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#eee0c8' } })
  .png()
  .toBuffer();

const testApp = await createTestApp({ engine: createProbeEngine(() => ({ png: tile })) });
const deliverRun = createDelivery(testApp);
const ada = await openSignedIn(testApp, 'ada');
const eve = await openSignedIn(testApp, 'eve');
const [{ id } = { id: '' }] = await deliverRun('ada', 1);

test('who asks for many waits for them alone: another’s file comes in its turn', async () => {
  const [{ id: others } = { id: '' }] = await deliverRun('eve', 1);
  const ended: string[] = [];
  const ask = async (browser: typeof ada, path: string, name: string) => {
    const { statusCode } = await browser.get(`/api/export-image/${path}`);
    ended.push(statusCode === 200 ? name : String(statusCode));
  };
  const flood = Array.from({ length: PICTURES_OF_USER }, () =>
    ask(eve, `${others}/?repeat_cm=20&dpi=254`, 'eve'),
  );
  await Promise.all([...flood, ask(ada, `${id}/?repeat_cm=2.54&dpi=96`, 'ada')]);
  expect(ended.filter((name) => name !== 'ada')).toEqual(flood.map(() => 'eve'));
  expect(ended.indexOf('ada')).toBeLessThan(3);
});

test('those beyond what is at work and what may wait are refused', async () => {
  const asked = Array.from({ length: PICTURES_OF_USER + 4 }, () =>
    ada.get(`/api/export-image/${id}/?repeat_cm=20&dpi=200`),
  );
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
  for (const { headers } of refused) expect(headers['retry-after']).toBe('5');
});
