import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { NoticeButton } from './notice-button.tsx';

const NAME = 'Tell me when it is ready';

/** A browser that has decided on notices, or will. */
function fakeNotices(permission: NotificationPermission, answer = permission) {
  const notices = {
    permission,
    requestPermission: vi.fn(() => {
      notices.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  vi.stubGlobal('Notification', notices);
  return notices;
}

test.each(['granted', 'denied'] as const)(
  'once asked, and answered %s, it goes',
  async (answer) => {
    const { requestPermission } = fakeNotices('default', answer);
    renderScreen(<NoticeButton />);
    fireEvent.click(screen.getByRole('button', { name: NAME }));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: NAME })).toBeNull());
    expect(requestPermission).toHaveBeenCalledOnce();
  },
);

test('a question that is put aside may be asked again', async () => {
  fakeNotices('default');
  renderScreen(<NoticeButton />);
  fireEvent.click(screen.getByRole('button', { name: NAME }));
  expect(await screen.findByRole('button', { name: NAME })).toBeTruthy();
});

test.each([
  ['to who has decided', { permission: 'granted' }],
  ['by a browser without notices', undefined],
])('nothing is offered %s', (_whom, notices) => {
  vi.stubGlobal('Notification', notices);
  renderScreen(<NoticeButton />);
  expect(screen.queryByRole('button')).toBeNull();
});
