/** True where the browser shows notices of pages and the user has not decided on them yet. */
export const canAskForNotices = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default';

/** Asks the user; true where notices are allowed. */
export async function askForNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

type Notice = { title: string; body: string; tag: string };

/**
 * Shows a notice of the system where it is allowed. A click on it shows this tab. Several tabs
 * that show one of the same tag show it once.
 */
export function showNotice({ title, body, tag }: Notice): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag, icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some telephones allow notices to installed programs alone: the icon tells it there.
  }
}
