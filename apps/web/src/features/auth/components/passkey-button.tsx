import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { hasPasskeys } from '../../../lib/passkeys/has-passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { usePasskeyLogin } from '../api/passkey-login.ts';
import { useOfferedPasskeys } from '../model/use-offered-passkeys.ts';

type PasskeyButtonProps = {
  /** True: passkeys are offered in the field of the name, too. */
  offers?: boolean;
};

/** The log-in with a passkey; nothing where the browser has none. */
export function PasskeyButton({ offers = false }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const logIn = usePasskeyLogin();
  useOfferedPasskeys(offers, (passkey) => logIn.mutate(passkey));
  if (!hasPasskeys()) return null;
  return (
    <div className="flex flex-col gap-3">
      <Button
        look="outline"
        pending={logIn.isPending}
        className="w-full max-w-[400px]"
        onClick={() => logIn.mutate(undefined)}
      >
        {t('auth.passkey.logIn')}
      </Button>
      <FaultList
        title={t('auth.passkey.faultsTitle')}
        faults={logIn.error ? errorTexts(logIn.error) : []}
      />
    </div>
  );
}
