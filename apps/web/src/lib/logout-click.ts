/** The navigation's state when a click of ours leads to /logout: another site cannot set it. */
export const LOGOUT_CLICK = { isLogoutClick: true } as const;

export function isLogoutClick(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isLogoutClick' in state;
}
