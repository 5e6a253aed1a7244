import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useForm } from './use-form.ts';

const preventDefault = () => {};

function open({ sparesUntouched = false } = {}) {
  const onSubmit = vi.fn();
  const { result } = renderHook(() =>
    useForm({
      initial: { name: '', note: '' },
      findFaults: ({ name }) => ({
        name: name === '' ? 'A name is missing' : undefined,
        note: undefined,
      }),
      onSubmit,
      sparesUntouched,
    }),
  );
  return { form: () => result.current, onSubmit };
}

test('a field shows its fault once it is left, and none once it is filled', () => {
  const { form } = open();
  expect(form().field('name').error).toBeUndefined();
  act(() => form().field('name').onBlur());
  expect(form().field('name').error).toBe('A name is missing');
  act(() =>
    form()
      .field('name')
      .onChange({ target: { value: 'Ada' } }),
  );
  expect(form().field('name')).toMatchObject({ name: 'name', value: 'Ada', error: undefined });
});

test('a form that spares untouched fields shows their faults only when it is submitted', () => {
  const { form, onSubmit } = open({ sparesUntouched: true });
  act(() => form().field('name').onBlur());
  expect(form().hasShownFault).toBe(false);
  act(() => form().submit({ preventDefault }));
  expect(form().submitFaults).toEqual(['A name is missing']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('faults that are undefined are none', () => {
  const { form, onSubmit } = open();
  act(() =>
    form()
      .field('name')
      .onChange({ target: { value: 'Ada' } }),
  );
  act(() => form().submit({ preventDefault }));
  expect(form().submitFaults).toEqual([]);
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', note: '' });
});
