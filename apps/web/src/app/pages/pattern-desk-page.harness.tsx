import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { DeskAnswer, DeskTask } from '../../features/pattern-desk/model/desk-task.ts';
import type { SeparationTask } from '../../features/pattern-desk/model/separate.ts';
import type { SeparationAnswer } from '../../features/pattern-desk/model/separation-worker.ts';
import { fakePictures } from '../../testing/fake-pictures.ts';
import { detailsOf, generationOf } from '../../testing/generation-fixtures.ts';
import { HOUSE_PALETTE } from '../../testing/palette-fixture.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { PatternDeskPage } from './pattern-desk-page.tsx';

const PALETTE = [
  { hex: '#f7edd7', share: 0.7 },
  { hex: '#203060', share: 0.3 },
];
/** A worker whose program is the test's: it finds the palette and colours a single pixel. */
export class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  /** The colours of the last task. */
  coloured: readonly string[] | undefined;
  /** The separation that was asked for, which the test answers by `say`. */
  separation: SeparationTask | undefined;
  isOver = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(task: DeskTask | SeparationTask): void {
    if ('format' in task) {
      this.separation = task;
      return;
    }
    if (task.kind === 'recolour') this.coloured = task.palette;
    const answer: DeskAnswer =
      task.kind === 'open'
        ? { kind: 'opened', palette: PALETTE }
        : { kind: 'recoloured', palette: task.palette, levels: [] };
    queueMicrotask(() => this.say(answer));
  }
  say(answer: DeskAnswer | SeparationAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
  terminate(): void {
    this.isOver = true;
  }
}

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/';
  fakePictures({ width: 4, height: 4 });
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  // jsdom draws nothing: the picture's pixels are blank.
  const context = { canvas: {}, drawImage: () => undefined, getImageData: () => ({ data: [] }) };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stand-in with the members that are used
    context as unknown as CanvasRenderingContext2D & null,
  );
});

export const pattern = generationOf('a', {
  seam: { wrapX: 1, wrapY: 2, interiorX: 3, interiorY: 4, seamless: true },
});
export const api = {
  'GET /colour-names/': { body: { names: ['cream', 'navy'] } },
  'GET /palettes/': { body: { palettes: [HOUSE_PALETTE] } },
  'GET /get-generation/a/': { body: detailsOf(pattern) },
  'GET /colourways/a/': { body: { generation_data: [pattern] } },
};

export function openDesk(path = '/pattern-desk/a') {
  return renderRoutes(
    [
      { path: '/pattern-desk/:id', Component: PatternDeskPage },
      { path: '*', element: null },
    ],
    path,
  );
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
