/** State of a navigation to /logout by a click of ours: another site cannot set it. */
export const LOGOUT_CLICK = { isLogoutClick: true } as const;

export function isLogoutClick(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isLogoutClick' in state;
}
