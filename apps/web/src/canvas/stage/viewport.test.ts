import { expect, test } from 'vitest';
import { fitPhoto, pan, toPhoto, toView, zoom, zoomOf } from './viewport.ts';

const photo = { width: 768, height: 1024 };
const view = { width: 600, height: 512 };
const fitted = fitPhoto(photo, view);

test('all of the photo is seen at first, in the middle', () => {
  expect(fitted).toEqual({ scale: 0.5, x: 108, y: 0 });
});

test('room can be left around it', () => {
  expect(fitPhoto(photo, view, 128)).toEqual({ scale: 0.25, x: 204, y: 128 });
});

test('places go there and back', () => {
  const at = { x: 123, y: 456 };
  expect(toPhoto(fitted, toView(fitted, at))).toEqual(at);
});

test('the place under the pointer stays there when the view comes nearer', () => {
  const about = { x: 300, y: 200 };
  const near = zoom(fitted, { photo, view, about, factor: 4 });
  expect(toPhoto(near, about)).toEqual(toPhoto(fitted, about));
  expect(zoomOf(near, photo, view)).toBe(4);
});

test('the view comes no nearer than twelve times, and leaves no farther than all', () => {
  const about = { x: 300, y: 200 };
  expect(zoomOf(zoom(fitted, { photo, view, about, factor: 100 }), photo, view)).toBe(12);
  expect(zoom(fitted, { photo, view, about, factor: 0.1 })).toEqual(fitted);
});

test('the photo cannot be moved out of the view', () => {
  const near = zoom(fitted, { photo, view, about: { x: 300, y: 256 }, factor: 4 });
  const far = pan(near, { x: 5000, y: -5000 }, { photo, view });
  expect(far).toEqual({ scale: 2, x: 0, y: 512 - 2048 });
  expect(pan(fitted, { x: 50, y: 50 }, { photo, view })).toEqual(fitted);
});
