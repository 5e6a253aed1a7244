import { useEffect, useEffectEvent, useRef } from 'react';
import { useLogIn } from '../api/log-in.ts';
import { onVerified } from './verified-signal.ts';

/** A sign-up as it was typed in this tab. */
export type OwnSignUp = { username: string; email: string; password: string };

/** Least time between two looks: each costs the server as much as a log-in. */
const REST_MS = 4000;

/**
 * Goes on by itself once the e-mail of a sign-up is confirmed: logs in with what was typed, which no
 * place but this tab's memory has. Looks when another tab tells so, and when somebody comes back to
 * this one, for the link may have been opened on a telephone.
 */
export function useGoingOn({ email, password }: OwnSignUp): { isGoingOn: boolean } {
  const logIn = useLogIn();
  const lastMs = useRef(0);
  const look = useEffectEvent((isTold: boolean) => {
    const nowMs = Date.now();
    const isResting = !isTold && nowMs - lastMs.current < REST_MS;
    if (isResting || logIn.isPending || logIn.isSuccess) return;
    if (document.hidden && !isTold) return;
    lastMs.current = nowMs;
    logIn.mutate({ username: email, password });
  });
  useEffect(() => {
    const comeBack = () => look(false);
    const stop = onVerified(() => look(true));
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      stop();
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);
  return { isGoingOn: logIn.isPending || logIn.isSuccess };
}
