import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { useGoogleClient } from '../../../lib/google/google-client.ts';
import { DrawnGoogleButton } from '../../../ui/drawn-google-button.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { useGoogleLogin } from '../api/google-login.ts';
import { useCodeStep } from '../model/use-code-step.ts';
import { CodeStep } from './code-step.tsx';

/** The log-in with Google; nothing where the server has no client id. */
export function GoogleButton() {
  const { t } = useTranslation();
  const { data: clientId } = useGoogleClient();
  const logIn = useGoogleLogin();
  const code = useCodeStep(logIn.error);
  const [credential, setCredential] = useState('');
  if (!clientId) return null;
  return (
    <div aria-busy={logIn.isPending} className="flex flex-col gap-3">
      <DrawnGoogleButton
        clientId={clientId}
        onCredential={(accessToken) => {
          setCredential(accessToken);
          logIn.mutate({ accessToken });
        }}
        absent={t('auth.dialog.googleAbsent')}
      />
      <CodeStep
        step={code}
        pending={logIn.isPending}
        onCode={(typed) => logIn.mutate({ accessToken: credential, code: typed })}
        onPasskey={() => logIn.mutate({ accessToken: credential, hasPasskey: true })}
      />
      {logIn.error && !code.isAsked && (
        <FaultList title={t('auth.dialog.googleFailed')} faults={errorTexts(logIn.error)} />
      )}
    </div>
  );
}
